import { expect, test } from 'vitest';
import { textSize } from './textSize.ts';

test.each([
  ['a few words', 1, 17],
  ['a little more than fits at full size', 20, 16],
  ['as much as fits at the smallest size', 27, 14],
  ['more than a page, which scrolls anyway', 28, 17],
])('the text size of a page follows from its lines: %s', (_, lines, sizePx) => {
  expect(textSize(lines)).toBe(sizePx);
});
