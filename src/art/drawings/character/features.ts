// Dots of the whole figure, see poses.ts.
import type { Layer } from '../../stackSprites.ts';
import { flat } from '../shapes/flat.ts';
import { line } from '../shapes/line.ts';

/** Open, looking at the visitor. */
export const openEyes = eyes(['.kkk', 'kkkk', 'kwki', 'kkii', '.iI.']);

/** Closed for a moment. */
export const closedEyes = eyes(['....', '....', 'mmmm', 'kkkk', 'n..n']);

/** A small smile: one that listens. */
export const smile = line('n', [
  [22, 22],
  [23, 23],
  [25, 23],
  [26, 22],
]);

/** Open, in the middle of a word. */
export const speaking: Layer = { rows: ['nqqqn', 'nqQQn', '.nnn.'], x: 22, y: 22 };

/** Open, with teeth: glad to see you. */
export const grin: Layer = { rows: ['nnnnnn', 'nwwwwn', '.nqqn.'], x: 21, y: 21 };

function eyes(rows: readonly string[]): Layer {
  return flat([17, 27].map((x) => ({ rows, x, y: 16 })));
}
