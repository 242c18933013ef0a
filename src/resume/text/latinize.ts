/** ASCII spellings of Latin letters that Unicode does not decompose. */
const latinSpellings: ReadonlyMap<string, string> = new Map([
  ['Æ', 'Ae'],
  ['Đ', 'D'],
  ['Ð', 'D'],
  ['Ə', 'E'],
  ['Ħ', 'H'],
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

/**
 * Spells Latin letters in ASCII where it can: `Łukasz` becomes `Lukasz`. Other scripts are decomposed
 * (NFKD) and lose their marks.
 */
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
