// Dots of the seal, 40 x 40: its field is a disc of 28 in the middle.
import type { CompiledSprite } from './CompiledSprite.ts';
import { letterRows } from './letterRows.ts';
import { outlinePath } from './outlinePath.ts';

/** Two dots to each dot of a letter, and between two letters. */
const scale = 2;

/**
 * One or two letters for the middle of the seal, in ink. Marks are left off (É is E), of more than two letters the first two
 * are taken.
 *
 * @returns undefined when there are none, or one that the seal's alphabet does not have: then half a name would be worse than none
 */
export function initialsSprite(initials: string): CompiledSprite | undefined {
  const characters = [...initials.normalize('NFD').toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const glyphs = characters.slice(0, 2).map(letterRows);
  const [first, second = first] = glyphs;
  if (!first || !second || glyphs.includes(undefined)) return undefined;
  const left = glyphs.length === 2 ? 9 : 15;
  const rows = first.map((row, index) => row + (glyphs.length === 2 ? `.${second[index]}` : ''));
  const large = rows.flatMap((row) => Array<string>(scale).fill('.'.repeat(left) + wide(row)));
  return {
    width: 40,
    height: 40,
    palette: { k: '#1d1a2b' },
    paths: [{ key: 'k', d: outlinePath([...Array<string>(13).fill(''), ...large], '#') }],
  };
}

function wide(row: string): string {
  return [...row].map((dot) => dot.repeat(scale)).join('');
}
