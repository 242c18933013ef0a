// How many letters a title may have before it is set smaller: at 640 x 600 a page.
import { expect, test } from 'vitest';
import { displaySize } from './displaySize.ts';
import { fitParagraphs } from './fitParagraphs.ts';
import { steps } from './steps.ts';
import { coverRoleArea, coverTitleArea, headingArea } from './titleAreas.ts';

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

test('the cover’s role has two lines at 17 px', () => {
  expect(coverRoleArea).toEqual({ widthPx: 380, heightPx: 48 });
  expect(steps(120, (letters) => fitParagraphs([xs(letters)], coverRoleArea).sizePx)[1]).toEqual([80, 16]);
});
