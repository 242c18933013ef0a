// Reads the family names and the characters of an OpenType file.
import { Blob, Face } from 'harfbuzzjs';

export type FontFacts = {
  /** Family names that programs may use for the font. */
  families: readonly string[];
  /** Whether the font has a character, by its code point. */
  has: (codePoint: number) => boolean;
};

/** The first bytes of TTF and OTF files. */
const signatures = ['\0\x01\0\0', 'OTTO', 'true'];

/** @throws if the bytes are not a TTF or OTF file, or have no character map */
export function fontFacts(bytes: Buffer): FontFacts {
  if (!signatures.includes(bytes.toString('latin1', 0, 4))) throw new Error('it is neither a TTF nor an OTF file');
  const face = new Face(new Blob(bytes));
  const codePoints = new Set(face.collectUnicodes());
  if (codePoints.size === 0) throw new Error('it has no Unicode character map');
  return { families: familyNames(face), has: (codePoint) => codePoints.has(codePoint) };
}

/** The family name and the typographic family name in the `name` table. */
const familyNameIds = [1, 16];

/** Some programs call `DejaVu Sans Condensed` by that name, and others call it `DejaVu Sans`. */
function familyNames(face: Face): readonly string[] {
  const names = face.listNames().filter(({ nameId }) => familyNameIds.includes(nameId));
  const families = names.flatMap(({ nameId, language }) => {
    const words = face.getName(nameId, language).split(' ');
    return words.map((_, index) => words.slice(0, words.length - index).join(' '));
  });
  return [...new Set(families)];
}
