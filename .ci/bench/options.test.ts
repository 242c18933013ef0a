import { expect, test } from 'vitest';
import { benchOptions } from './options.ts';

const all = { parts: ['pages', 'presses', 'flipbook'], open: false, keep: false, keepBefore: false };

test.each([
  [[], all],
  [['flipbook'], { ...all, parts: ['flipbook'] }],
  [['presses'], { ...all, parts: ['presses'] }],
  [['pages', '--runs', '1'], { ...all, parts: ['pages'], runs: 1 }],
  [['--runs', '5', 'flipbook', '--keep'], { ...all, parts: ['flipbook'], runs: 5, keep: true }],
  [
    ['pages', '--site', '/tmp/before', '--keep-before'],
    { ...all, parts: ['pages'], site: '/tmp/before', keepBefore: true },
  ],
  [['pages', '/', '/flipbook'], { ...all, parts: ['pages'], only: ['/', '/flipbook'] }],
  [['--open'], { ...all, open: true }],
])('%j is understood', (words, options) => {
  expect(benchOptions(words)).toEqual(options);
});

test.each([
  [['flipbok'], 'does not know flipbok'],
  [['--runs'], 'wants a whole number'],
  [['--runs', '0'], 'wants a whole number'],
  [['--runs', 'many'], 'wants a whole number'],
  [['--site'], 'wants a folder'],
  [['pages', '/', '--keep'], 'a run of all pages'],
  [['--site', '--keep'], 'wants a folder'],
])('%j is refused', (words, message) => {
  expect(() => benchOptions(words)).toThrow(message);
});
