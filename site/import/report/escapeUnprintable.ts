/** Characters that move a terminal's cursor, break a line, or reorder text. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Makes a text safe for one line of a terminal: escapes control characters, as `\u001b`. */
export function escapeUnprintable(text: string): string {
  return text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
