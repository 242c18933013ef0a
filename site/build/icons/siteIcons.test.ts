import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { icoFile } from './siteIcons.ts';

const square = (sizePx: number) => ({ sizePx, png: createCanvas(sizePx, sizePx).toBuffer('image/png') });

test('an ICO file lists its pictures by size and place, and holds them as they are', async () => {
  const pictures = [square(16), square(48)];
  const ico = icoFile(pictures);
  // Reserved, kind (1: icon), count.
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 2]);
  for (const [index, { sizePx, png }] of pictures.entries()) {
    const entry = 6 + index * 16;
    expect([ico[entry], ico[entry + 1]]).toEqual([sizePx, sizePx]);
    const [length, start] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    expect(ico.subarray(start, start + length).equals(png)).toBe(true);
  }
});

test('a program that draws pictures can read it', async () => {
  const image = await loadImage(icoFile([square(16), square(32)]));
  expect([16, 32]).toContain(image.width);
});

test('a picture of 256 pixels and more does not fit', () => {
  expect(() => icoFile([square(256)])).toThrow('An ICO file is written with pictures of up to 255 pixels, not 256.');
});
