// How many letters a title may have before it is set smaller: at 640 x 600 a page.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displaySize } from './displaySize.ts';
import { coverTitleArea, headingArea } from './pageAreas.ts';
import { steps } from './steps.ts';

const xs = (count: number) => 'x'.repeat(count);

test('a page’s title has one line, at 24 px up to 20 letters', () => {
  expect(headingArea).toEqual({ widthPx: 502, heightPx: 36 });
  expect(steps(33, (letters) => displaySize(xs(letters), headingArea.widthPx, headingArea.heightPx))).toEqual([
    [0, 24],
    [21, 16],
    [32, 'plain'],
  ]);
});

test('the cover’s title has three lines of 17 letters at 32 px, and four of 23 at 24 px', () => {
  expect(coverTitleArea).toEqual({ widthPx: 560, heightPx: 134 });
  const title = (words: number) => Array.from({ length: words }, () => xs(17)).join(' ');
  expect(steps(6, (words) => displaySize(title(words), coverTitleArea.widthPx, coverTitleArea.heightPx))).toEqual([
    [0, 32],
    [4, 24],
    [5, 16],
  ]);
});

test('a title breaks between words: 160 x 66 px hold one of four letters at 32 px, and six at 16', () => {
  expect(steps(7, (words) => displaySize('xxxx '.repeat(words), 160, 66))).toEqual([
    [0, 32],
    [2, 24],
    [3, 16],
    [7, 'plain'],
  ]);
});

test('a picture counts as one letter, and white space as one space', () => {
  expect(displaySize('🚀🚀🚀🚀🚀', 160, 66)).toBe(32);
  expect(displaySize('  xx \n xx ', 160, 66)).toBe(32);
});

test('a longer title is never larger', () => {
  const rank = (title: string) => [32, 24, 16, 'plain'].indexOf(displaySize(title, 592, 132));
  fc.assert(
    fc.property(fc.lorem(), fc.lorem(), (title, more) => {
      expect(rank(`${title} ${more}`)).toBeGreaterThanOrEqual(rank(title));
    }),
  );
});
