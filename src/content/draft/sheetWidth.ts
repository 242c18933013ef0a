/** The width of the screen's face, which has one for all its letters, in em: the folded sheet is set in it. */
const screenFaceEm = 0.4;

/** Of most other scripts, in a face that the owner adds. */
const otherEm = 0.66;

/** Letters of the Latin alphabet with its signs and marks: what that face has, by and large. */
const screenFaceCharacters = /[ -\u024F\u1E00-\u1EFF\u2000-\u206F\u20A0-\u20BF]/;

/** What is drawn in squares: by the display face, and in the East anyway. */
const squareCharacters = /[\u0370-\u052F\u2E80-\u{3FFFF}]/u;

/**
 * How wide a text is on one line of the folded sheet, in em. Letters that the screen's face lacks count as squares: Greek and
 * Cyrillic are set in the display face, whose letters are squares, Chinese, Japanese and Korean in squares anyway.
 */
export function sheetWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFC')) {
    if (screenFaceCharacters.test(character)) width += screenFaceEm;
    else if (!/\p{M}/u.test(character)) width += squareCharacters.test(character) ? 1 : otherEm;
  }
  return width;
}
