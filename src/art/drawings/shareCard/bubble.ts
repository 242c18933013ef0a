// Dots of the picture: both bubbles end in the same tail, above the developer's head.
import type { Layer } from '../../stackSprites.ts';
import { flat } from '../shapes/flat.ts';
import { outlined } from '../shapes/outlined.ts';
import { polygon } from '../shapes/polygon.ts';

const bottom = 33;

/** What the developer says, without a word. */
export function heartBubble(): Layer {
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
  return flat([bubble({ left: 108, right: 133, top: 17 }), { rows: heart, x: 116, y: 21 }]);
}

/** A bubble with room for words: over all that is right of the console. */
export function wideBubble(): Layer {
  return bubble({ left: 72, right: 194, top: 4 });
}

function bubble({ left, right, top }: { left: number; right: number; top: number }): Layer {
  const paper = polygon('v', [
    [left + 2, top],
    [right - 2, top],
    [right, top + 2],
    [right, bottom - 2],
    [right - 2, bottom],
    [117, bottom],
    [111, bottom + 5],
    [113, bottom],
    [left + 2, bottom],
    [left, bottom - 2],
    [left, top + 2],
  ]);
  const shade = { rows: ['V'.repeat(right - left - 5)], x: left + 3, y: bottom - 1 };
  return outlined('k', flat([paper, shade]));
}
