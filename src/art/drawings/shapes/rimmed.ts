import type { Layer } from '../../stackSprites.ts';

const sides = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/**
 * Where inner lines come to the edge of a figure, they become its outline: so a sleeve is parted from a chest by a line in a
 * dark shade of the cloth, and from the background by ink.
 *
 * @param lines the keys of inner line and outline
 */
export function rimmed({ rows, x, y }: Layer, lines: { readonly inner: string; readonly outer: string }): Layer {
  const isEmpty = (column: number, row: number): boolean => (rows[row]?.[column] ?? '.') === '.';
  return {
    rows: rows.map((dots, row) =>
      [...dots]
        .map((dot, column) =>
          dot === lines.inner && sides.some(([dx, dy]) => isEmpty(column + dx, row + dy)) ? lines.outer : dot,
        )
        .join(''),
    ),
    x,
    y,
  };
}
