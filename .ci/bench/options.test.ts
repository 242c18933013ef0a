import { expect, test } from 'vitest';
import { benchOptions } from './options.ts';

const all = { parts: ['pages', 'presses', 'flipbook'], runs: 3, keep: false };

test.each([
  [[], all],
  [['presses'], { ...all, parts: ['presses'] }],
  [['--runs', '5', 'flipbook', '--keep'], { ...all, parts: ['flipbook'], runs: 5, keep: true }],
  [
    ['pages', '/', '/flipbook', '--site', '/tmp/before'],
    { ...all, parts: ['pages'], only: ['/', '/flipbook'], site: '/tmp/before' },
  ],
])('%j is understood', (words, options) => {
  expect(benchOptions(words)).toEqual(options);
});

test.each([
  [['flipbok'], 'does not know flipbok'],
  [['--opn'], '--opn'],
  [['--runs', '0'], 'wants a whole number'],
  [['--runs', 'many'], 'wants a whole number'],
  [['--site'], '--site'],
  [['pages', '/', '--keep'], 'a run of all pages'],
])('%j is refused, with the way to say it', (words, message) => {
  expect(() => benchOptions(words)).toThrow(message);
  expect(() => benchOptions(words)).toThrow('npm run bench -- [pages]');
});
