import { expect, test } from 'vitest';
import { writingDirection } from './writingDirection.ts';

test.each([
  ['en', 'ltr'],
  ['en-GB', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['ja', 'ltr'],
] as const)('%s is written %s', (language, direction) => {
  expect(writingDirection(language)).toBe(direction);
});
