import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const options = { showCover: false, pageName: (position: number, count: number) => `${position} of ${count}` };

test('pages are counted from 0 and named from 1', () => {
  const book = pages([{ own: {} }, { own: {} }, { own: {} }], options);
  expect(book.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(book.map(({ name }) => name)).toEqual([
    { 'aria-label': '1 of 3' },
    { 'aria-label': '2 of 3' },
    { 'aria-label': '3 of 3' },
  ]);
});

test('a page whose book gives it no name has none, unless it has its own', () => {
  for (const nothing of [undefined, '', ' ']) {
    const book = pages([{ own: {} }, { own: { 'aria-label': 'Map' } }], { ...options, pageName: () => nothing });
    expect(book.map(({ name }) => name)).toEqual([null, { 'aria-label': 'Map' }]);
  }
});

test.each([
  ['a label', { 'aria-label': 'Map' }, { 'aria-label': 'Map' }],
  ['an element that names it', { 'aria-labelledby': 'map-title' }, { 'aria-labelledby': 'map-title' }],
  [
    'both, of which the element counts',
    { 'aria-label': 'Map', 'aria-labelledby': 'map-title' },
    { 'aria-labelledby': 'map-title' },
  ],
  ['an empty label, which is none', { 'aria-label': ' ' }, { 'aria-label': '1 of 1' }],
  ['an empty reference, which is none', { 'aria-label': 'Map', 'aria-labelledby': ' ' }, { 'aria-label': 'Map' }],
  [
    'something that is not text, which is none',
    { 'aria-label': 7, 'aria-labelledby': null },
    { 'aria-label': '1 of 1' },
  ],
])('a page with %s', (_, own, name) => {
  expect(pages([{ own }], options)).toMatchObject([{ name }]);
});

test('a page brings along what else is known of it', () => {
  expect(pages([{ key: 'a', own: { 'data-density': 'hard' } }], options)).toMatchObject([
    { key: 'a', density: 'hard' },
  ]);
});

test('an empty book has no pages, and that is no error', () => {
  expect(pages([], { ...options, showCover: true })).toEqual([]);
});
