// Dot space: 40 x 40, the middle is the corner of dots at (20, 20). Light comes from the upper left.
import type { SpriteData } from '../SpriteData.ts';
import { stackSprites } from '../stackSprites.ts';
import { ellipse } from './shapes/ellipse.ts';
import { outlined } from './shapes/outlined.ts';
import { polygon } from './shapes/polygon.ts';
import { shaded } from './shapes/shaded.ts';

const size = { width: 40, height: 40 };

const palette = {
  k: '#1d1a2b',
  // the rim's gold: light, base, shade
  p: '#ffc766',
  o: '#f58220',
  O: '#b24a1c',
  // the ring: base, shade
  t: '#1b8f86',
  T: '#0f5f6b',
  // the field: paper, and its shade
  w: '#fbf6e6',
  W: '#e2d1a6',
};

/** The owner's seal, its field empty. */
export function seal(): SpriteData {
  const rim = shaded(serrated(16, 19.4, 17.1), [
    polygon('p', [
      [0, 0],
      [26, 0],
      [0, 26],
    ]),
    polygon('O', [
      [40, 15],
      [40, 40],
      [15, 40],
    ]),
  ]);
  return stackSprites(size, palette, [
    outlined('k', rim),
    disc('k', 16),
    shaded(disc('t', 15), [
      polygon('T', [
        [40, 12],
        [40, 40],
        [12, 40],
      ]),
    ]),
    shaded(disc('w', 14), [
      polygon('W', [
        [34, 15],
        [34, 34],
        [15, 34],
        [15, 33],
        [24, 31],
        [29, 28],
        [32, 23],
      ]),
    ]),
    { rows: diamond, x: 18, y: 8 },
    { rows: diamond, x: 18, y: 29 },
  ]);
}

/** What is in the field of one without initials. */
export function sealStar(): SpriteData {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 9 : 4.4;
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
    return [20 + radius * Math.cos(angle), 20.5 + radius * Math.sin(angle)] as const;
  });
  const star = shaded(polygon('o', points), [
    polygon('p', [
      [10, 10],
      [20, 10],
      [20, 22],
      [10, 26],
    ]),
    polygon('O', [
      [20, 22],
      [31, 17],
      [31, 32],
      [20, 28],
    ]),
  ]);
  return stackSprites(size, palette, [outlined('k', star)]);
}

const diamond = ['.oo.', 'ooOO', '.OO.'] as const;

function disc(key: string, radius: number) {
  return ellipse(key, { x: 20 - radius, y: 20 - radius, width: 2 * radius, height: 2 * radius });
}

function serrated(teeth: number, outer: number, inner: number) {
  const points = Array.from({ length: teeth * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index / teeth) * Math.PI;
    return [20 + radius * Math.cos(angle), 20 + radius * Math.sin(angle)] as const;
  });
  return polygon('o', points);
}
