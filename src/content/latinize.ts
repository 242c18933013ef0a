/** Letters of the Latin script that are no other letter with a mark, as they are written where there are only A to Z. */
const latinSpellings: ReadonlyMap<string, string> = new Map([
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
export function latinize(text: string): string {
  return Array.from(text.normalize('NFKD'), (character) => {
    const spelling = latinSpellings.get(character);
    if (spelling !== undefined) return spelling;
    const upperSpelling = latinSpellings.get(character.toUpperCase());
    return upperSpelling === undefined ? character : upperSpelling.toLowerCase();
  })
    .join('')
    .replace(/\p{M}/gu, '');
}
