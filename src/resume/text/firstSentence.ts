/**
 * A text's first sentence with its full stop, or the whole text. A stop among the first twenty
 * characters does not count, because it usually ends an abbreviation.
 */
export function firstSentence(text: string): string {
  return /^[\s\S]{20,}?(?:[.!?…]+(?=\s)|[。！？])/u.exec(text.trim())?.[0] ?? text.trim();
}
