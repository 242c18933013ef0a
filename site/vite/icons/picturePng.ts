import { createRequire } from 'node:module';
import type * as Drawing from '@napi-rs/canvas';
import type { CompiledSprite } from '../../../src/art/CompiledSprite.ts';

export type PictureFrame = {
  widthPx: number;
  heightPx: number;
  /** @default transparent */
  background?: string;
  /** The minimum margin on each side. @default 0 */
  marginPx?: number;
  /** Draws on top of the picture, in pixels. */
  drawOver?: (pen: Drawing.SKRSContext2D) => void;
};

/**
 * Renders a sprite as a PNG, centered, at the largest whole number of pixels per dot that fits.
 * @returns the same bytes for the same input
 * @throws if the canvas library cannot be loaded
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

/**
 * `require`, because Vite's module runner is closed when `npm run content:check` needs a picture.
 */
const loadNative = (): typeof Drawing => createRequire(import.meta.url)('@napi-rs/canvas');

/**
 * Loads the canvas library. Its native part is an optional package, which npm skips with
 * `--omit=optional` or if the lock file lacks it.
 * @throws if the native part is missing
 */
export async function drawingLibrary(
  load: () => typeof Drawing | Promise<typeof Drawing> = loadNative,
): Promise<typeof Drawing> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(
      `Cannot draw the site's icons and share picture: @napi-rs/canvas does not load on ` +
        `${process.platform} ${process.arch}. Run \`npm install\` without --omit=optional. ` +
        `(${cause instanceof Error ? cause.message.split('\n')[0] : cause})`,
      { cause },
    );
  }
}
