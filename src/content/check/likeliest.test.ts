import { expect, test } from 'vitest';
import { likeliest } from './likeliest.ts';

test.each([
  ['workk', 'work'],
  ['Work', 'work'],
  ['educaton', 'education'],
  ['tpye', 'type'],
  ['werk', 'work'],
  ['wall', undefined],
  ['theme', undefined],
  ['', undefined],
])('%j is most likely %j', (written, meant) => {
  expect(likeliest(written, ['education', 'type', 'work'])).toBe(meant);
});

test.each([
  ['of a short word most letters are right', 'ab', ['cd'], undefined],
  ['half of them are not most', 'wxyk', ['work'], undefined],
  ['two slips are few enough', 'edukasion', ['education'], 'education'],
  ['three slips are too many, however long the word', 'edukashon', ['education'], undefined],
  ['the nearest is meant', 'skils', ['skis', 'skill', 'skills'], 'skis'],
  ['the first of two that are as near', 'wark', ['work', 'bark'], 'work'],
])('%s: %j', (_, written, candidates, meant) => {
  expect(likeliest(written, candidates)).toBe(meant);
});
