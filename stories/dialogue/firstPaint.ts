/** What first paint shows of a typed text, by who looks. */
export const firstPaint = [
  { visitor: 'has scripts', sees: 'the room for the words, then the first letter as soon as the script has come' },
  {
    visitor: 'has scripts, and a line so slow that ours needs more than three seconds',
    sees: 'the words, after three seconds; they stay',
  },
  { visitor: 'has no scripts', sees: 'the words (`@media (scripting: none)`)' },
  { visitor: 'wants less motion', sees: 'the words' },
  { visitor: 'has a browser from before 2024, which cannot be asked about scripts', sees: 'the words, without typing' },
  { visitor: 'reads by ear, or is a search engine', sees: 'the words, once, in all these cases' },
  { visitor: 'prints the page in mid-sentence', sees: 'the words' },
] as const;
