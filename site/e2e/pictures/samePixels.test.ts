import { expect, test } from 'vitest';
import { type Picture, samePixels } from './samePixels.ts';

const size = { width: 20, height: 10 };

function plain(): Picture {
  return { metadata: size, data: new Uint8Array(size.width * size.height * 4).fill(250) };
}

/** A copy of the plain picture with one channel of one pixel lowered by this many levels. */
function withPixel(levels: number, at: number): Picture {
  const picture = plain();
  picture.data[at] = (picture.data[at] ?? 0) - levels;
  return picture;
}

test.each([
  ['red', 0],
  ['green', 1],
  ['blue', 2],
])('one pixel, two levels of %s, makes another picture', (_, channel) => {
  const comparison = samePixels(plain(), withPixel(2, 40 + channel), { createDiff: false });
  expect(comparison).toEqual({ pass: false, diff: null, message: '1 pixel differs, by up to 2 of 255 levels.' });
});

test.each([
  [32, true],
  [33, false],
])('%i pixels that are one level off: the same picture, says %s', (count, pass) => {
  const rounded = plain();
  for (let at = 0; at < count * 4; at += 4) rounded.data[at] = (rounded.data[at] ?? 0) - 1;
  expect(samePixels(plain(), rounded, { createDiff: false }).pass).toBe(pass);
});

test('different pixels are red, all others pale', () => {
  const { diff } = samePixels(plain(), withPixel(2, 40), { createDiff: true });
  expect(Array.from(diff?.slice(40, 44) ?? [])).toEqual([255, 0, 0, 255]);
  expect(Math.min(...(diff?.slice(0, 4) ?? []))).toBeGreaterThan(250);
});

test('a picture of another size differs, and the message has both sizes', () => {
  const wide = { metadata: { width: 10, height: 20 }, data: plain().data };
  expect(samePixels(plain(), wide, { createDiff: true })).toEqual({
    pass: false,
    diff: null,
    message: 'The picture is 20 x 10 px, the story is 10 x 20 px.',
  });
});
