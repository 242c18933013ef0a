import { expect, test } from 'vitest';
import { lineJoiner } from './joinedLines.ts';

const joined = (...texts: readonly string[]) => texts.reduce(lineJoiner(texts.map((text) => ({ text }))));

test('keeps the hyphen of compounds in a file that does not hyphenate', () => {
  expect(joined('Makes chairs, decision-', 'making included')).toBe('Makes chairs, decision-making included');
});

test('joins the broken words of a file that hyphenates, and keeps compounds of its words', () => {
  const texts = ['Joins ta-', 'bles, wid-', 'ens doors, stores veg-', 'etables, and oak-', 'panels. Panels and panels'];
  expect(joined(...texts)).toBe('Joins tables, widens doors, stores vegetables, and oak-panels. Panels and panels');
});

test('joins a single broken word of TeX, but no compound of a word of the file', () => {
  const texts = ['Works with quan-', 'tum dots, time-', 'dependent, in time'];
  const join = lineJoiner(
    texts.map((text) => ({ text })),
    true,
  );
  expect(texts.reduce(join)).toBe('Works with quantum dots, time-dependent, in time');
});
