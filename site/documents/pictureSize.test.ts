import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { pictureSize } from './pictureSize.ts';

const canvas = createCanvas(300, 200);
const svg = (attributes: string) =>
  Buffer.from(`\uFEFF<?xml version="1.0"?><!-- <svg> -->\n<svg ${attributes}><g/></svg>`);
/** A file that ends after the header that contains its size. */
const header = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

test.each([
  ['PNG', canvas.toBuffer('image/png'), 300, 200],
  ['JPEG', canvas.toBuffer('image/jpeg'), 300, 200],
  ['WebP', canvas.toBuffer('image/webp'), 300, 200],
  ['AVIF', canvas.toBuffer('image/avif'), 300, 200],
  ['GIF', header('GIF89a', [0x2c, 1, 200, 0]), 300, 200],
  ['lossless WebP', header('RIFF....WEBPVP8L....', [0x2f, 0x2b, 0xc1, 0x31, 0x00]), 300, 200],
  ['WebP without transparency', header('RIFF....WEBPVP8 ....', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x2c, 1, 200, 0]), 300, 200],
  ['truncated PNG', header('\x89PNG\r\n\x1A\n....IHDR', [0, 0, 195, 80, 0, 0, 195, 80]), 50_000, 50_000],
  [
    'JPEG with a thumbnail in its metadata',
    header([0xff, 0xd8, 0xff, 0xe1, 0, 12], '\xff\xc0..\0\x09\0\x09..', [0xff, 0xc2, 0, 11, 8, 0, 200, 1, 0x2c]),
    300,
    200,
  ],
  ['SVG', svg('width="300" height="200"'), 300, 200],
  ['SVG in other units', svg("width='3in' height = '1e2mm'"), 288, 378],
  ['SVG sized in percent', svg('width="100%" height="100%" viewBox="0 0 300 200"'), 300, 200],
  ['SVG with a view box alone', svg('viewBox="-5, -5, 1e9 1e9"'), 1e9, 1e9],
])('reads the size of a %s from its header', (_, bytes, width, height) => {
  const size = pictureSize(bytes);
  expect([Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)]).toEqual([width, height]);
});

test.each([
  ['text', Buffer.from('No picture.')],
  ['an empty file', Buffer.alloc(0)],
  ['a PNG truncated after its signature', header('\x89PNG\r\n\x1A\n')],
  ['a JPEG with segments of zero length', header([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
  ['an SVG without a size', svg('')],
])('returns no size for %s', (_, bytes) => {
  expect(pictureSize(bytes)).toBeUndefined();
});
