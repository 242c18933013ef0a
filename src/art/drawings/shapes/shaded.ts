import type { Layer } from '../../stackSprites.ts';

/** Paints shades on a form: of each shade only what lies on the form is kept, so it can be drawn as large as is easy. */
export function shaded(form: Layer, shades: readonly Layer[]): Layer {
  const rows = form.rows.map((dots, row) =>
    [...dots]
      .map((dot, column) => (dot === '.' ? dot : (lastDot(shades, form.x + column, form.y + row) ?? dot)))
      .join(''),
  );
  return { ...form, rows };
}

function lastDot(layers: readonly Layer[], x: number, y: number): string | undefined {
  return layers.map((layer) => layer.rows[y - layer.y]?.[x - layer.x] ?? '.').findLast((dot) => dot !== '.');
}
