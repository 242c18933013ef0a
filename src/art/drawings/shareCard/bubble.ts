// Dots of the bubble itself: 25 x 22, origin at its upper left.
import type { Layer } from '../../stackSprites.ts';
import { flat } from '../shapes/flat.ts';
import { outlined } from '../shapes/outlined.ts';
import { polygon } from '../shapes/polygon.ts';

/** What the developer says, without a word. */
export function bubble(): Layer {
  const paper = polygon('v', [
    [2, 0],
    [23, 0],
    [25, 2],
    [25, 14],
    [23, 16],
    [9, 16],
    [3, 21],
    [5, 16],
    [2, 16],
    [0, 14],
    [0, 2],
  ]);
  const heart = [
    '.cc...cc.',
    'cEEc.cccc',
    'cEccccccC',
    'cccccccCC',
    '.cccccCC.',
    '..cccCC..',
    '...cCC...',
    '....C....',
  ];
  return flat([outlined('k', flat([paper, { rows: ['V'.repeat(20)], x: 3, y: 15 }])), { rows: heart, x: 8, y: 4 }]);
}
