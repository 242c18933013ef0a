import type { SpriteData } from '../../SpriteData.ts';
import { type Layer, stackSprites } from '../../stackSprites.ts';
import { box } from '../shapes/box.ts';
import { palette } from './palette.ts';

const size = { width: 64, height: 40 };

/** A picture of a side quest: its layers in a frame of one dot, with rounded corners like a card. */
export function framed(layers: readonly Layer[]): SpriteData {
  const [right, bottom] = [size.width - 1, size.height - 1];
  const { rows } = stackSprites(size, palette, [
    ...layers,
    ...[0, right].map((x) => box('k', [x, 0], [1, size.height])),
    ...[0, bottom].map((y) => box('k', [0, y], [size.width, 1])),
    ...[1, right - 1].flatMap((x) => [1, bottom - 1].map((y) => box('k', [x, y], [1, 1]))),
  ]);
  // A layer cannot take a dot away.
  const cut = (row: string, y: number) => (y === 0 || y === bottom ? `.${row.slice(1, -1)}.` : row);
  return { rows: rows.map(cut), palette };
}
