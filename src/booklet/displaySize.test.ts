import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displaySize, pocketLineLength } from './displaySize.ts';

test('a longer title is never larger', () => {
  const rank = (title: string) => [32, 24, 20, 16, 'plain'].indexOf(displaySize(title, 592, 132));
  fc.assert(
    fc.property(fc.lorem(), fc.lorem(), (title, more) => {
      expect(rank(`${title} ${more}`)).toBeGreaterThanOrEqual(rank(title));
    }),
  );
});

test('an emoji in a title counts as one character, and any white space as one space', () => {
  expect(displaySize('🚀🚀🚀🚀🚀', 160, 66)).toBe(32);
  expect(displaySize('  xx \n xx ', 160, 66)).toBe(32);
});

test.each([
  ['Ada and Job', 10],
  ['Player One und die Suche nach dem Job', 13],
  ['Alexandra Schmidtbauer-Lüdenscheidt und die Suche nach dem Job', 16],
  ['Alexandra Wolfeschlegelsteinhausen', 'plain'],
])('in the pocket edition, the title %j has the line length %s', (title, lineLength) => {
  expect(pocketLineLength(title)).toBe(lineLength);
});
