import { expect, test } from 'vitest';
import { pageInFragment, readPosition } from './Position.ts';

test.each([
  [{ page: 2 }, { page: 2 }],
  [
    { page: 6, part: 1, other: true },
    { page: 6, part: 1 },
  ],
  [{ page: 6, part: 'x' }, { page: 6 }],
  [{ page: -1 }, undefined],
  [{ page: 1.5 }, undefined],
  [{ part: 1 }, undefined],
  [null, undefined],
  ['page', undefined],
])('readPosition(%j) is %j', (data, position) => {
  expect(readPosition(data)).toEqual(position);
});

test.each([
  ['#page=3', 2],
  ['#company=Acme&page=12', 11],
  ['#page=0', undefined],
  ['#page=3x', undefined],
  ['#homepage=3', undefined],
  ['', undefined],
])('pageInFragment(%j) is %j', (fragment, page) => {
  expect(pageInFragment(fragment)).toBe(page);
});
