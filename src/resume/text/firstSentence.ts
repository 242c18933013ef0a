/**
 * A text's first sentence with its full stop, or the whole text. A sentence under twenty characters
 * continues, because it is usually an abbreviation.
 */
export function firstSentence(text: string): string {
  return /^[\s\S]{20,}?(?:[.!?…]+(?=\s)|[。！？])/u.exec(text.trim())?.[0] ?? text.trim();
}
