/** Letters of the Latin script that are no other letter with a mark, as they are written where there are only A to Z. */
const written: ReadonlyMap<string, string> = new Map([
  ['Æ', 'Ae'],
  ['Đ', 'D'],
  ['Ð', 'D'],
  ['Ə', 'E'],
  ['Ħ', 'H'],
  ['İ', 'I'],
  ['Ĳ', 'Ij'],
  ['Ł', 'L'],
  ['Ŋ', 'N'],
  ['Ø', 'O'],
  ['Œ', 'Oe'],
  ['ẞ', 'Ss'],
  ['Ŧ', 'T'],
  ['Þ', 'Th'],
  ['ı', 'i'],
  ['ß', 'ss'],
]);

/** A text with its Latin letters reduced to A to Z: `Łukasz` is `Lukasz`. Letters of other scripts stay as they are. */
export function latinLetters(text: string): string {
  return Array.from(text.normalize('NFKD'), (letter) => {
    const known = written.get(letter);
    if (known !== undefined) return known;
    const large = written.get(letter.toUpperCase());
    return large === undefined ? letter : large.toLowerCase();
  })
    .join('')
    .replace(/\p{M}/gu, '');
}
