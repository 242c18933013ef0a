import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawingLibrary, picturePng } from './picturePng.ts';

const picture = {
  width: 2,
  height: 2,
  palette: { a: '#ff0000', b: '#0000ff' },
  paths: [
    { key: 'a', d: 'M0 0h1v1h1v1h-1v-1h-1z' },
    { key: 'b', d: 'M1 0h1v1h-1z' },
  ],
} as const;

async function pixel(png: Buffer, x: number, y: number): Promise<string> {
  const image = await loadImage(png);
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data;
  return `${red} ${green} ${blue}`;
}

test.each([
  ['the background, left of the picture', 0, 5, '0 255 0'],
  ['a dot', 1, 0, '255 0 0'],
  ['the dot’s last pixel', 5, 4, '255 0 0'],
  ['the next dot, without a seam', 6, 4, '0 0 255'],
  ['an empty dot', 1, 5, '0 255 0'],
  ['the background, below the picture', 5, 10, '0 255 0'],
] as const)('%s has its color', async (_, x, y, color) => {
  // Five pixels per dot make 10 x 10. One pixel remains on each side, and one below.
  const png = await picturePng(picture, { widthPx: 12, heightPx: 11, background: '#00ff00' });
  expect(await pixel(png, x, y)).toBe(color);
});

test('drawingLibrary throws without the canvas library, and says how to fix it', async () => {
  const failedLoad = drawingLibrary(() => Promise.reject(new Error('Cannot find native binding.\nMore.')));
  await expect(failedLoad).rejects.toThrow(
    /Cannot draw the site's icons.*Run `npm install` without --omit=optional\. \(Cannot find native binding\.\)$/,
  );
});
