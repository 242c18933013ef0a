import { type Layer, stackSprites } from '../../stackSprites.ts';

/** Lays layers over one another, the first at the bottom, and makes one of them. */
export function flat(layers: readonly Layer[]): Layer {
  const x = Math.min(...layers.map((layer) => layer.x));
  const y = Math.min(...layers.map((layer) => layer.y));
  const width = Math.max(...layers.map((layer) => layer.x + (layer.rows[0]?.length ?? 0))) - x;
  const height = Math.max(...layers.map((layer) => layer.y + layer.rows.length)) - y;
  const { rows } = stackSprites(
    { width, height },
    {},
    layers.map((layer) => ({ rows: layer.rows, x: layer.x - x, y: layer.y - y })),
  );
  return { rows, x, y };
}
