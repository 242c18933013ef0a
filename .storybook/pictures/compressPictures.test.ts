import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { uncompressed } from './compressPictures.ts';
import { compressPng } from './compressPng.mjs';
import { isCompressed } from './isCompressed.ts';

const [width, height] = [64, 48];

/** A picture with as many colours as a story has. */
function drawn(): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let x = 0; x < width; x += 1) {
    context.fillStyle = `rgb(${x * 3}, ${200 - x}, ${(x * 7) % 256})`;
    context.fillRect(x, 0, 1, height);
  }
  return canvas.toBuffer('image/png');
}

test('every committed picture is compressed (npm run pictures does it, Vitest alone does not)', () => {
  expect(uncompressed()).toEqual([]);
});

test('an uncompressed picture is recognized', () => {
  expect(isCompressed(drawn())).toBe(false);
  expect(isCompressed(compressPng(drawn()))).toBe(true);
});

test('the same picture becomes the same bytes, and what is compressed stays as it is', () => {
  const compressed = compressPng(drawn());
  expect(Buffer.from(compressPng(drawn())).equals(compressed)).toBe(true);
  expect(Buffer.from(compressPng(compressed)).equals(compressed)).toBe(true);
});
