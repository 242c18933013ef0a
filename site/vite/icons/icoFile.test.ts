import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { icoFile } from './icoFile.ts';

const square = (sizePx: number) => ({ sizePx, png: createCanvas(sizePx, sizePx).toBuffer('image/png') });

test('an icon file lists each picture with its size, length and offset', async () => {
  const pictures = [square(16), square(48), square(256)];
  const file = icoFile(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, { sizePx, png }] of pictures.entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    // One byte cannot hold 256, so 0 means 256.
    expect([entry[0], entry[1]]).toEqual([sizePx % 256, sizePx % 256]);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(file.subarray(offset, offset + length)).toEqual(png);
  }
  const { width, height } = await loadImage(file);
  expect([width, height]).toEqual([256, 256]);
});
