// What an OpenType file says of itself: which letters it has, and what it is called.
import { Blob, Face } from 'harfbuzzjs';

export type FontFacts = {
  /** Names under which a program may know its family, from the fullest to the shortest. */
  families: readonly string[];
  /** Whether it has a letter, by its code point. */
  has: (codePoint: number) => boolean;
};

/** How TTF and OTF files begin. */
const signatures = ['\0\x01\0\0', 'OTTO', 'true'];

/** @throws when the bytes are no TTF or OTF, or lack a table of letters */
export function fontFacts(bytes: Buffer): FontFacts {
  if (!signatures.includes(bytes.toString('latin1', 0, 4))) throw new Error('it is neither a TTF nor an OTF file');
  const face = new Face(new Blob(bytes));
  const codePoints = new Set(face.collectUnicodes());
  if (codePoints.size === 0) throw new Error('it has no table of Unicode letters');
  return { families: familyNames(face), has: (codePoint) => codePoints.has(codePoint) };
}

/** The family's name in the table `name`, and the typographic one. */
const familyNameIds = [1, 16];

/** `DejaVu Sans Condensed` is known as that to some programs, and as `DejaVu Sans` to others. */
function familyNames(face: Face): readonly string[] {
  const familyNames = face.listNames().filter(({ nameId }) => familyNameIds.includes(nameId));
  const shorter = familyNames.flatMap(({ nameId, language }) => {
    const words = face.getName(nameId, language).split(' ');
    return words.map((_, index) => words.slice(0, words.length - index).join(' '));
  });
  return [...new Set(shorter)];
}
