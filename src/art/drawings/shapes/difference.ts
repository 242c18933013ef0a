import type { SpriteData } from '../../SpriteData.ts';

/**
 * What has to be laid over a picture to make another of it.
 *
 * @throws where the other has no dot and the first has: what is laid over cannot take away
 */
export function difference(from: SpriteData, to: SpriteData): SpriteData {
  const rows = to.rows.map((dots, row) =>
    [...dots]
      .map((dot, column) => {
        const before = from.rows[row]?.[column];
        if (dot === '.' && before !== '.') {
          throw new Error(`A dot cannot be taken away: column ${column + 1}, row ${row + 1} is ${before}, then empty.`);
        }
        return dot === before ? '.' : dot;
      })
      .join(''),
  );
  return { rows, palette: to.palette };
}
