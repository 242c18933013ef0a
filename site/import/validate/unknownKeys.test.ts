import { expect, test } from 'vitest';
import { closestKey } from './unknownKeys.ts';

test.each<[string, string, unknown]>([
  ['workk', 'education, type, work', 'work'],
  ['Work', 'education, type, work', 'work'],
  ['educaton', 'education, type, work', 'education'],
  ['tpye', 'education, type, work', 'type'],
  ['werk', 'education, type, work', 'work'],
  ['wall', 'education, type, work', undefined],
  ['theme', 'education, type, work', undefined],
  ['', 'education, type, work', undefined],
  ['wxyk', 'education, type, work', undefined],
  ['edukasion', 'education, type, work', 'education'],
  ['edukashon', 'education, type, work', undefined],
  ['ab', 'cd', undefined],
  ['skils', 'skis, skill, skills', 'skis'],
  ['wark', 'work, bark', 'work'],
])('%j, of %j, is meant as %j', (typed, keys, expected) => {
  expect(closestKey(typed, keys.split(', '))).toEqual(expected);
});
