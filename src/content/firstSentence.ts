/**
 * A text's first sentence with its full stop; the whole text if it has none. A sentence under
 * twenty characters continues, because it is usually an abbreviation. Avoids `Intl.Segmenter`,
 * which browsers before 2024 lack.
 */
export function firstSentence(text: string): string {
  return /^[\s\S]{20,}?(?:[.!?…]+(?=\s)|[。！？])/u.exec(text.trim())?.[0] ?? text.trim();
}
