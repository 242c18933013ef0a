// Dots of the whole figure, see poses.ts. Light comes from the upper left.
import type { Layer } from '../../stackSprites.ts';
import { flat } from '../shapes/flat.ts';
import { line } from '../shapes/line.ts';
import { outlined } from '../shapes/outlined.ts';
import { polygon } from '../shapes/polygon.ts';
import { shaded } from '../shapes/shaded.ts';
import { headband, headphones } from './headphones.ts';

/** What moves in the face. */
export type Features = { readonly eyes: Layer; readonly mouth: Layer };

/** Head and hair, with headphones on. */
export function head({ eyes, mouth }: Features): Layer {
  const nose: Layer = { rows: ['.m', 'lm'], x: 23, y: 20 };
  const brow = line('j', [
    [27, 14],
    [30, 14],
  ]);
  const cheeks: readonly Layer[] = [16, 29].map((x) => ({ rows: ['xxx'], x, y: 21 }));
  return flat([
    outlined('k', headband),
    outlined('k', face()),
    eyes,
    nose,
    mouth,
    brow,
    ...cheeks,
    outlined('k', hair),
    ...headphones().map((cup) => outlined('k', cup)),
  ]);
}

function face(): Layer {
  const skin = polygon('s', [
    [14, 8],
    [34, 8],
    [34, 20],
    [33, 22],
    [31, 24],
    [28, 25],
    [20, 25],
    [17, 24],
    [15, 22],
    [14, 20],
  ]);
  const lit = polygon('l', [
    [15, 19],
    [18, 19],
    [20, 23],
    [18, 24],
    [15, 21],
  ]);
  const turnedAway = polygon('m', [
    [32, 12],
    [34, 12],
    [34, 26],
    [25, 25],
    [29, 24],
    [31, 22],
    [32, 19],
  ]);
  const underTheHair = polygon('m', [
    [14, 8],
    [34, 8],
    [34, 16],
    [32, 14],
    [30, 12],
    [24, 12],
    [22, 14],
    [21, 16],
    [14, 16],
  ]);
  return shaded(skin, [lit, turnedAway, underTheHair]);
}

/** Swept up and over, with a mind of its own at the tip. */
const hair: Layer = {
  rows: [
    '..........HHHHHHH.......',
    '......HHHHHggggHHHhhh...',
    '....HHHHggggHHHHHhhhhhhh',
    '...HHHgggHHHHHHhhhhhhhhj',
    '....HggHHHHHHhhhhhhhhj..',
    '...HHgHHHHHhhhhhhhhhj...',
    '..HHgHHHHhhhhhhhhhhhj...',
    '..HgHHHHhhhhhjjhhhhhj...',
    '.HHHHHHhhhhjjjjjhhhhj...',
    '.HHHHHhhhjj....jjhhhj...',
    '.HHHhhhhjj.......jhhj...',
    '.HHhhhhhj.........jhj...',
    '.HHhhjjj...........jj...',
    '.hhj...............jj...',
    '.hj.................j...',
  ],
  x: 13,
  y: 1,
};
