// Dot space of the seal: 40 x 40, with a disc of diameter 28 in the middle.
import type { CompiledSprite } from './CompiledSprite.ts';
import { glyphRows } from './glyphRows.ts';
import { outlinePath } from './outlinePath.ts';

/** The size of a glyph's dot, and of the gap between two glyphs, in dots of the seal. */
const scale = 2;

/**
 * One or two initials in ink for the middle of the seal. Accents are dropped (É becomes E).
 * @returns undefined without initials, or if the seal's alphabet lacks one of them
 */
export function initialsSprite(initials: string): CompiledSprite | undefined {
  const characters = [...initials.normalize('NFD').toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const glyphs = characters.slice(0, 2).map(glyphRows);
  const [first, second = first] = glyphs;
  if (!first || !second || glyphs.includes(undefined)) return undefined;
  const margin = glyphs.length === 2 ? 9 : 15;
  const rows = first.map((row, index) => row + (glyphs.length === 2 ? `.${second[index]}` : ''));
  const large = rows.flatMap((row) => Array<string>(scale).fill('.'.repeat(margin) + widen(row)));
  return {
    width: 40,
    height: 40,
    palette: { k: '#1d1a2b' },
    paths: [{ key: 'k', d: outlinePath([...Array<string>(13).fill(''), ...large], '#') }],
  };
}

function widen(row: string): string {
  return [...row].map((dot) => dot.repeat(scale)).join('');
}
