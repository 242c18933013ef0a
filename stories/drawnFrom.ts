/** What each missing field of game.json is derived from. */
export const drawnFrom = [
  { 'in the game': 'class', 'from the résumé': 'the label, else the latest position' },
  { 'in the game': 'playtime', 'from the résumé': 'the year of the first job' },
  {
    'in the game': 'bars',
    'from the résumé': 'skills, at most four; words like Master, Advanced or Beginner, and numbers, become bonuses',
  },
  { 'in the game': 'letters', 'from the résumé': 'label, latest job and the beginning of the summary' },
  {
    'in the game': 'side quests',
    'from the résumé': 'projects, at most four; their number decides how long each text is',
  },
  { 'in the game': 'story', 'from the résumé': 'nothing: the pages show the summary' },
  { 'in the game': 'product code', 'from the résumé': 'last name and country' },
] as const;
