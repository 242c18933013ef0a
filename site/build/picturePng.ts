import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { sharePicture } from '../entry.server.tsx';

/** A picture of dots, as the library makes them. */
type Picture = typeof sharePicture;

/**
 * A picture of dots as a PNG file, in the middle of a ground of one colour, its dots as large as fit in whole pixels.
 *
 * @param options.marginPx what is kept free on each side at least
 * @returns the same bytes for the same picture
 */
export function picturePng(
  picture: Picture,
  { widthPx, heightPx, ground, marginPx = 0 }: { widthPx: number; heightPx: number; ground: string; marginPx?: number },
): Buffer {
  const dotPx = Math.floor(
    Math.min((widthPx - 2 * marginPx) / picture.width, (heightPx - 2 * marginPx) / picture.height),
  );
  const canvas = createCanvas(widthPx, heightPx);
  const pen = canvas.getContext('2d');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, widthPx, heightPx);
  pen.translate(Math.floor((widthPx - picture.width * dotPx) / 2), Math.floor((heightPx - picture.height * dotPx) / 2));
  pen.scale(dotPx, dotPx);
  for (const [key, d] of picture.paths) {
    pen.fillStyle = picture.palette[key] ?? ground;
    pen.fill(new Path2D(d));
  }
  return canvas.toBuffer('image/png');
}
