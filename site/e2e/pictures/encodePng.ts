import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from './pixelDifference.ts';

/** Encodes RGBA pixels as a PNG file. */
export function encodePng({ width, height, data }: Picture): Buffer {
  const canvas = createCanvas(width, height);
  const image = canvas.getContext('2d').createImageData(width, height);
  image.data.set(data);
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas.toBuffer('image/png');
}
