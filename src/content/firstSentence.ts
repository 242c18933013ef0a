/**
 * A text's first sentence, with its full stop; all of a text that has none. Shorter ones than twenty letters are an
 * abbreviation more often than a sentence, and go on. Browsers of before 2024 have no `Intl.Segmenter` to ask.
 */
export function firstSentence(text: string): string {
  return /^[\s\S]{20,}?(?:[.!?…]+(?=\s)|[。！？])/u.exec(text.trim())?.[0] ?? text.trim();
}
