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
])('by %j somebody meant %j', (written, meant) => {
  expect(likeliest(written, ['education', 'type', 'work'])).toBe(meant);
});
