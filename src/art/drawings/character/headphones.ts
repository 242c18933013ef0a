// Dots of the whole figure, see poses.ts. Light comes from the upper left.
import type { Layer } from '../../stackSprites.ts';
import { polygon } from '../shapes/polygon.ts';
import { shaded } from '../shapes/shaded.ts';

/** What is to be seen of the headband beside the hair. */
export const headband: Layer = {
  rows: [
    '.......ppp........ooo.......',
    '.....ppp............oO......',
    '....pp...............OO.....',
    '...pp.................oO....',
    '..pp...................oO...',
    '..po...................oO...',
    '.po.....................oO..',
    '.po.....................oO..',
    '.po.....................oO..',
    '.po.....................oO..',
    '.po.....................oO..',
  ],
  x: 10,
  y: 3,
};

/** The two cups. */
export function headphones(): readonly Layer[] {
  return [9, 34].map(cup);
}

function cup(x: number): Layer {
  const form = { rows: ['.ooo.', 'ooooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo', '.ooo.'], x, y: 14 };
  const lit = polygon('p', [
    [x, 14],
    [x + 3, 14],
    [x + 2, 16],
    [x + 1, 19],
    [x, 19],
  ]);
  const turnedAway = polygon('O', [
    [x + 4, 15],
    [x + 5, 15],
    [x + 5, 22],
    [x + 1, 22],
    [x + 3, 21],
    [x + 4, 19],
  ]);
  return shaded(form, [lit, turnedAway]);
}
