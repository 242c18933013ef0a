import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FlipbookSpread } from './addons/spread.ts';
import { childPages } from './childPages.tsx';

const page = (id: string) => createElement('p', { key: id, id });
const fragment = (...children: ReactNode[]) => createElement(Fragment, null, ...children);

/** The id of each page, or its text if it has no element. */
function pageIds(children: ReactNode) {
  return childPages(children).map(({ content }) =>
    isValidElement<{ id: string }>(content) ? content.props.id : content,
  );
}

test.each([
  ['no children', undefined, []],
  ['one element', page('a'), ['a']],
  ['elements and gaps', [page('a'), null, undefined, false, true, page('b')], ['a', 'b']],
  ['arrays in arrays', [page('a'), [page('b'), [page('c')]]], ['a', 'b', 'c']],
  ['fragments in fragments', fragment(page('a'), fragment(page('b'), null), page('c')), ['a', 'b', 'c']],
  ['an empty fragment', fragment(), []],
  ['an array in a fragment', fragment([page('a'), page('b')], page('c')), ['a', 'b', 'c']],
  ['texts and numbers', ['Once', 7], ['Once', 7]],
  ['white space between elements', [page('a'), ' ', '\n', page('b')], ['a', 'b']],
])('childPages lists the pages among %s', (_, children, expected) => {
  expect(pageIds(children)).toEqual(expected);
});

test('every page has a unique key, even when fragments contain the same keys', () => {
  const book = childPages([
    createElement(Fragment, { key: 'one' }, page('a'), page('b')),
    createElement(Fragment, { key: 'two' }, page('a'), page('b')),
    'text',
    page('a'),
    page('b'),
  ]);
  expect(book).toHaveLength(7);
  expect(new Set(book.map(({ key }) => key)).size).toBe(7);
});

test('a spread becomes two pages with unique keys and the props of the spread', () => {
  const props = { src: 'hills.jpg', alt: 'Hills', 'data-density': 'hard' };
  const spread = createElement(FlipbookSpread, { ...props, key: 'hills' });
  const book = childPages([page('a'), spread, page('b')]);
  expect(book.map(({ props }) => props['data-density'])).toEqual([undefined, 'hard', 'hard', undefined]);
  expect(new Set(book.map(({ key }) => key)).size).toBe(4);
});

test('a page keeps its key when another is inserted before it', () => {
  const keys = (...ids: string[]) => childPages(ids.map(page)).map(({ key }) => key);
  expect(keys('new', 'a', 'b').slice(1)).toEqual(keys('a', 'b'));
});
