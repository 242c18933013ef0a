import { type SpriteData, spriteSize } from '../../../src/art/SpriteData.ts';

/** Rows, and the position of their upper left corner in dots. Parts outside are cut off. */
export type Layer = { readonly rows: readonly string[]; readonly x: number; readonly y: number };

/** Stacks layers that share one palette, the first at the bottom. */
export function stackSprites(
  size: { readonly width: number; readonly height: number },
  palette: SpriteData['palette'],
  layers: readonly Layer[],
): SpriteData {
  const dots = Array.from({ length: size.height }, () => Array.from({ length: size.width }, () => '.'));
  for (const { rows, x, y } of layers) {
    spriteSize({ rows, palette });
    rows.forEach((row, rowIndex) => {
      [...row].forEach((key, columnIndex) => {
        const line = dots[y + rowIndex];
        const column = x + columnIndex;
        if (line && key !== '.' && column >= 0 && column < size.width) line[column] = key;
      });
    });
  }
  return { rows: dots.map((line) => line.join('')), palette };
}
