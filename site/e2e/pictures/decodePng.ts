import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Picture } from './pixelDifference.ts';

/** @throws if the bytes are not a picture */
export async function decodePng(png: Uint8Array): Promise<Picture & { data: Uint8ClampedArray }> {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}
