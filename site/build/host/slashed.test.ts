import { expect, test } from 'vitest';
import { slashed } from './slashed.ts';

test.each([
  ['', '/'],
  ['/', '/'],
  ['repo', '/repo/'],
  ['/repo', '/repo/'],
  ['repo/', '/repo/'],
  ['///some//repo///', '/some/repo/'],
])('%j has one slash at both ends: %s', (path, whole) => {
  expect(slashed(path)).toBe(whole);
});
