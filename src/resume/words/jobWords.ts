// jobWords.json has words of job titles and degrees in many languages. Commas separate the words of a
// list, and a word may be a regular expression.
import words from './jobWords.json' with { type: 'json' };

/** A part of a regular expression that matches any word of a list. */
export function anyJobWord(list: keyof typeof words): string {
  const languages = words[list];
  const texts = typeof languages === 'string' ? [languages] : Object.values(languages);
  return `(?:${texts.join(', ').replaceAll(', ', '|')})`;
}
