import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Point } from '../../../../../.ci/engines/drivers/EngineWindow.ts';

/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

/** What a screenshot shows at each of its points. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  colourAt(at: Point): Colour;
}

/** Reads a PNG file. */
export async function pictureOf(png: Buffer): Promise<Picture> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return {
    width,
    height,
    colourAt({ x, y }) {
      const at = (Math.round(y) * width + Math.round(x)) * 4;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      return [red, green, blue];
    },
  };
}
