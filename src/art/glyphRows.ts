/** The characters that have glyphs, in the order of their rows. */
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Seven rows per character. Each base-32 digit is five dots; the leftmost counts 16. */
const encodedGlyphs =
  'ehhvhhhuhhuhhuehgggheuhhhhhuvgguggvvggugggehgnhhehhhvhhhe44444e72222ichikokihggggggvhrllhhh' +
  'hhpljhhehhhhheuhhugggehhhliduhhukihfgge11uv444444hhhhhhehhhhha4hhhlllahha4ahhhhha444v1248gv' +
  'ehjlphe4c4444eeh1248vv2421he26aiv22vgu11he68guhhev124888ehhehheehhf12c';

/** The glyph of A to Z or 0 to 9: seven rows of five dots, `#` or full stop. Undefined for other characters. */
export function glyphRows(character: string): readonly string[] | undefined {
  const index = characters.indexOf(character);
  if (index === -1 || character.length !== 1) return undefined;
  return [...encodedGlyphs.slice(index * 7, index * 7 + 7)].map((row) =>
    Number.parseInt(row, 32).toString(2).padStart(5, '0').replaceAll('0', '.').replaceAll('1', '#'),
  );
}
