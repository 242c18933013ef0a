import { expect, test } from 'vitest';
import { benchOptions } from './options.ts';

const all = { parts: ['pages', 'flipbook'], runs: 3, open: false, keep: false };

test.each([
  [[], all],
  [['flipbook'], { ...all, parts: ['flipbook'] }],
  [['pages', '--runs', '1'], { ...all, parts: ['pages'], runs: 1 }],
  [['--runs', '5', 'flipbook', '--keep'], { parts: ['flipbook'], runs: 5, open: false, keep: true }],
  [['--open'], { ...all, open: true }],
])('%j is understood', (words, options) => {
  expect(benchOptions(words)).toEqual(options);
});

test.each([
  [['flipbok'], 'does not know flipbok'],
  [['--runs'], 'wants a whole number'],
  [['--runs', '0'], 'wants a whole number'],
  [['--runs', 'many'], 'wants a whole number'],
])('%j is refused', (words, message) => {
  expect(() => benchOptions(words)).toThrow(message);
});
