/** What moves a terminal's cursor, ends a line, or changes the order in which letters are shown. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** A text of a file that may be anybody's, fit for a line of a terminal: what would not be seen is written out, as `\u001b`. */
export function escapeUnprintable(text: string): string {
  return text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
