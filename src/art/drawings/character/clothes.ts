// Dots of the whole figure, see poses.ts. Light comes from the upper left.
import type { Layer } from '../../stackSprites.ts';
import { flat } from '../shapes/flat.ts';
import { outlined } from '../shapes/outlined.ts';

/** Jeans and sneakers. */
export function legs(): Layer {
  return flat([
    outlined('k', leg(15)),
    outlined('k', leg(25)),
    outlined('k', { rows: ['...rrrrr', '.rrrwrRR', 'rrrwrrRR', 'rrrrrRRR', 'wwwwwwww'], x: 14, y: 50 }),
    outlined('k', { rows: ['rrrrr...', 'rrwrrRR.', 'rrrwrrRR', 'rrrrrRRR', 'wwwwwwww'], x: 26, y: 50 }),
  ]);
}

function leg(x: number): Layer {
  const inTheShadow = 'BBBBBBBB';
  const inTheLight = 'aaabbbBB';
  const rows = [...Array(3).fill(inTheShadow), ...Array(2).fill(inTheLight), ...Array(5).fill('.aabbbBB')];
  return { rows, x, y: 42 };
}

/** The hoodie, without its sleeves. */
export const hoodie: Layer = {
  rows: [
    '.kuudkkkkkkkkkkkkdtTk.',
    'kuuuuddddddddddddtTTTk',
    'kuuuuudddddddddddtTTTk',
    'kuuuuuttddddddttttTTTk',
    'kuuuttttwttttwttttTTTk',
    'kuuuttttwttttwttttTTTk',
    'kuuuttttwtttttttttTTTk',
    'kuuuttttttttttttttTTTk',
    'kuutttttttttttttttTTTk',
    'kuuttttttttttttttTTTTk',
    'kuutttdddddddddttTTTTk',
    'kuuttdttttttttTdttTTTk',
    'kuutdttttttttttTdtTTTk',
    'kuutdttttttttttTdtTTTk',
    'kuutdttttttttttTdTTTTk',
    'kuttdddddddddddddTTTTk',
    'kttTTTTTTTTTTTTTTTTTTk',
    'kTTTTTTTTTTTTTTTTTTTTk',
    '.kkkkkkkkkkkkkkkkkkkk.',
  ],
  x: 13,
  y: 25,
};
