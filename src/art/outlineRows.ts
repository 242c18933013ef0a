// Above, below, left and right, no corners: an outline that steps diagonally looks drawn, a full one looks heavy.
const sides = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** Puts a line of one dot around a figure. The result is two dots wider and higher: lay it one dot further up and left. */
export function outlineRows(rows: readonly string[], key: string): readonly string[] {
  const width = rows[0]?.length ?? 0;
  const isSet = (x: number, y: number): boolean => (rows[y]?.[x] ?? '.') !== '.';
  return Array.from({ length: rows.length + 2 }, (_, row) =>
    Array.from({ length: width + 2 }, (_, column) => {
      const [x, y] = [column - 1, row - 1];
      if (isSet(x, y)) return rows[y]?.[x] ?? '.';
      return sides.some(([dx, dy]) => isSet(x + dx, y + dy)) ? key : '.';
    }).join(''),
  );
}
