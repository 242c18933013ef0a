import { expect, test } from 'vitest';
import { type Picture, samePixels } from './samePixels.ts';

const size = { width: 20, height: 10 };
/** The paper of the booklet, `--cream`. */
const cream = [0xfb, 0xf6, 0xe6, 255] as const;

function plain(colour: readonly number[] = cream): Picture {
  const data = Uint8Array.from({ length: size.width * size.height * 4 }, (_, at) => colour[at % 4] ?? 0);
  return { metadata: size, data };
}

/** The plain picture with one channel of one pixel so many levels lower. */
function withPixel(levels: number, at: number): Picture {
  const picture = plain();
  picture.data[at] = (picture.data[at] ?? 0) - levels;
  return picture;
}

test('a picture is the same as its copy', () => {
  expect(samePixels(plain(), plain(), { createDiff: true })).toEqual({ pass: true, diff: null, message: null });
});

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

test.each([1, 18])('paper that is %i levels darker is another picture', (levels) => {
  const darker = plain([cream[0] - levels, cream[1] - levels, cream[2] - levels, 255]);
  expect(samePixels(plain(), darker, { createDiff: false }).message).toBe(
    `200 pixels differ, by up to ${levels} of 255 levels.`,
  );
});

test('a single differing pixel beside equal ones counts, as on the edge of a letter', () => {
  const ink = plain();
  for (let at = 0; at < ink.data.length; at += 8) ink.data.set([0, 0, 0], at);
  const edge = { ...ink, data: ink.data.slice() };
  edge.data.set([2, 2, 2], 80);
  expect(samePixels(ink, edge, { createDiff: false }).message).toBe('1 pixel differs, by up to 2 of 255 levels.');
});

test('what differs is drawn in red, all else pale', () => {
  const { diff } = samePixels(plain(), withPixel(2, 40), { createDiff: true });
  expect(Array.from(diff?.slice(40, 44) ?? [])).toEqual([255, 0, 0, 255]);
  expect(Math.min(...(diff?.slice(0, 4) ?? []))).toBeGreaterThan(250);
});

test('a picture of another size is another picture, and says both sizes', () => {
  const wide = { metadata: { width: 10, height: 20 }, data: plain().data };
  expect(samePixels(plain(), wide, { createDiff: true })).toEqual({
    pass: false,
    diff: null,
    message: 'The picture is 20 x 10 px, the story is 10 x 20 px.',
  });
});
