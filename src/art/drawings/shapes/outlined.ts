import { outlineRows } from '../../outlineRows.ts';
import type { Layer } from '../../stackSprites.ts';

/** A layer with a line of one dot around it. */
export function outlined(key: string, { rows, x, y }: Layer): Layer {
  return { rows: outlineRows(rows, key), x: x - 1, y: y - 1 };
}
