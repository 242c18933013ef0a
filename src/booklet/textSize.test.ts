import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displaySize, narrowLine } from './displaySize.ts';
import { guideSize, textSize } from './textSize.ts';

test('a longer title is never larger', () => {
  const rank = (title: string) => [32, 24, 20, 16, 'plain'].indexOf(displaySize(title, 592, 132));
  fc.assert(
    fc.property(fc.lorem(), fc.lorem(), (title, more) => {
      expect(rank(`${title} ${more}`)).toBeGreaterThanOrEqual(rank(title));
    }),
  );
});

test('an emoji in a title counts as one letter, and any white space as one space', () => {
  expect(displaySize('🚀🚀🚀🚀🚀', 160, 66)).toBe(32);
  expect(displaySize('  xx \n xx ', 160, 66)).toBe(32);
});

test.each([
  ['Ada and Job', 10],
  ['Player One und die Suche nach dem Job', 13],
  ['Alexandra Schmidtbauer-Lüdenscheidt und die Suche nach dem Job', 16],
  ['Alexandra Wolfeschlegelsteinhausen', 'plain'],
])('on a phone, a line of the title %j fits %s letters', (title, letters) => {
  expect(narrowLine(title)).toBe(letters);
});

test.each([
  ['a few words', 1, 17],
  ['a little more than fits at full size', 20, 16],
  ['as much as fits at the smallest size', 27, 14],
  ['more than a page, which scrolls anyway', 28, 17],
])('text size for %s', (_, lines, sizePx) => {
  expect(textSize(lines)).toBe(sizePx);
});

test.each([
  ['of one line all fit at a smaller size', 1, { sizePx: 14 }],
  ['of two lines are too long, so each level shows its first', 2, { sizePx: 14, points: Array(6).fill('first') }],
  [
    'of twelve lines are too long even one per level, so all show and the page scrolls',
    12,
    { sizePx: 14, points: Array(6).fill('all') },
  ],
])('two points of six levels %s', (_, lines, expectedSize) => {
  const text = 'word '.repeat(14 * lines);
  const stage = {
    title: 'Baker',
    organization: 'Oak Mill',
    period: '',
    duration: '',
    summary: '',
    highlights: [text, text],
  };
  const levels = ([1, 2, 3, 4, 5, 'bonus'] as const).map((number) => ({ number, stage }));
  expect(guideSize(levels)).toEqual(expectedSize);
});
