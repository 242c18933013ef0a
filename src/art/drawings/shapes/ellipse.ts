import type { Layer } from '../../stackSprites.ts';

/** A filled ellipse: the dots whose centre lies within the box of whole dots given by its upper left corner and size. */
export function ellipse(
  key: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Layer {
  const rows = Array.from({ length: height }, (_, row) => {
    const half = (width / 2) * Math.sqrt(1 - ((row + 0.5) / (height / 2) - 1) ** 2);
    return Array.from({ length: width }, (_, column) => (Math.abs(column + 0.5 - width / 2) <= half ? key : '.')).join(
      '',
    );
  });
  return { rows, x, y };
}
