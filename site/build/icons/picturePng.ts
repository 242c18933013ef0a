import { createRequire } from 'node:module';
import type * as Drawing from '@napi-rs/canvas';
import type { CompiledSprite } from '../../../src/art/CompiledSprite.ts';

export type PictureFrame = {
  widthPx: number;
  heightPx: number;
  /** @default clear */
  background?: string;
  /** What is kept free on each side at least. @default 0 */
  marginPx?: number;
  /** Draws on the finished picture, in its pixels. */
  drawOver?: (pen: Drawing.SKRSContext2D) => void;
};

/**
 * A picture of dots as a PNG file, in the middle of a ground of one colour, its dots as large as fit in whole pixels.
 *
 * @returns the same bytes for the same picture
 * @throws when the library that draws is not there
 */
export async function picturePng(
  picture: CompiledSprite,
  { widthPx, heightPx, background, marginPx = 0, drawOver }: PictureFrame,
): Promise<Buffer> {
  const { createCanvas, Path2D } = await drawingLibrary();
  const dotPx = Math.floor(
    Math.min((widthPx - 2 * marginPx) / picture.width, (heightPx - 2 * marginPx) / picture.height),
  );
  const canvas = createCanvas(widthPx, heightPx);
  const pen = canvas.getContext('2d');
  if (background !== undefined) {
    pen.fillStyle = background;
    pen.fillRect(0, 0, widthPx, heightPx);
  }
  pen.translate(Math.floor((widthPx - picture.width * dotPx) / 2), Math.floor((heightPx - picture.height * dotPx) / 2));
  pen.scale(dotPx, dotPx);
  for (const { key, d } of picture.paths) {
    pen.fillStyle = picture.palette[key] ?? 'transparent';
    pen.fill(new Path2D(d));
  }
  pen.resetTransform();
  drawOver?.(pen);
  return canvas.toBuffer('image/png');
}

/** By Node itself: the runner of `npm run content:check` is closed when a picture is asked for, and imports nothing more. */
const loadNative = (): typeof Drawing => createRequire(import.meta.url)('@napi-rs/canvas');

/**
 * The library that draws the build's pictures. It has a part for each system, which npm leaves out with `--omit=optional`
 * and where a lock file lacks it.
 *
 * @param load another way to load it, for tests
 * @throws when that part is not there
 */
export async function drawingLibrary(
  load: () => typeof Drawing | Promise<typeof Drawing> = loadNative,
): Promise<typeof Drawing> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(
      `The site's icons and the picture that links to it show cannot be drawn: @napi-rs/canvas does not load on ` +
        `${process.platform} ${process.arch}. Run npm install here, without --omit=optional. ` +
        `(${cause instanceof Error ? cause.message.split('\n')[0] : cause})`,
      { cause },
    );
  }
}
