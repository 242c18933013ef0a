import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const options = { showCover: false, pageName: (position: number, count: number) => `${position} of ${count}` };

test('pages are counted from 0 and named from 1', () => {
  const book = pages([{}, {}, {}], options);
  expect(book.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(book.map(({ name }) => name)).toEqual([{ label: '1 of 3' }, { label: '2 of 3' }, { label: '3 of 3' }]);
});

test.each([
  ['a label', { ownLabel: 'Map' }, { label: 'Map' }],
  ['an element that names it', { ownLabelledBy: 'map-title' }, { labelledBy: 'map-title' }],
  ['both, of which the element counts', { ownLabel: 'Map', ownLabelledBy: 'map-title' }, { labelledBy: 'map-title' }],
  ['an empty label, which is none', { ownLabel: ' ' }, { label: '1 of 1' }],
  ['an empty reference, which is none', { ownLabel: 'Map', ownLabelledBy: ' ' }, { label: 'Map' }],
  ['something that is not text, which is none', { ownLabel: 7, ownLabelledBy: null }, { label: '1 of 1' }],
])('a page with %s', (_, own, name) => {
  expect(pages([own], options)).toMatchObject([{ name }]);
});

test('a page brings along what else is known of it', () => {
  expect(pages([{ key: 'a', ownDensity: 'hard' }], options)).toMatchObject([{ key: 'a', density: 'hard' }]);
});

test('an empty book has no pages, and that is no error', () => {
  expect(pages([], { ...options, showCover: true })).toEqual([]);
});
