/** The width of a character in the monospaced screen font, in em. The folded sheet uses it. */
const screenFaceEm = 0.4;

/** The width of most other scripts, in a font from the owner. */
const otherEm = 0.66;

/** The characters of the screen font, approximately: Latin letters, symbols and marks. */
const screenFaceCharacters = /[ -\u024F\u1E00-\u1EFF\u2000-\u206F\u20A0-\u20BF]/;

/** Square characters: of the display font (Greek, Cyrillic), and of East Asian scripts. */
const squareCharacters = /[\u0370-\u052F\u2E80-\u{3FFFF}]/u;

/**
 * A text's width on one line of the folded sheet, in em. Greek and Cyrillic are in the display
 * font, whose letters are squares, like Chinese, Japanese and Korean.
 */
export function sheetWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFC')) {
    if (screenFaceCharacters.test(character)) width += screenFaceEm;
    else if (!/\p{M}/u.test(character)) width += squareCharacters.test(character) ? 1 : otherEm;
  }
  return width;
}
