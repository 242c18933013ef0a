import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import HTMLFlipBook from './compat.tsx';
import { Flipbook } from './Flipbook.tsx';

const page = { width: 640, height: 600 };

function html(props: object, ...children: ReactNode[]): string {
  // Plain JavaScript may pass anything; that is what is tried here.
  return renderToStaticMarkup(
    createElement(Flipbook, { ...page, ...props } as ComponentProps<typeof Flipbook>, ...children),
  );
}

describe('a book with an invalid setting fails while it renders, in these words', () => {
  test.each([
    [{ size: 'huge' }, 'Invalid size type. Available only "fixed" and "stretch" value'],
    [{ width: 0 }, 'Invalid width or height'],
    [{ height: -1 }, 'Invalid width or height'],
    [{ flippingTime: 0 }, 'Invalid flipping time'],
  ])('%o: %s', (props, message) => {
    expect(() => html(props, createElement('p'))).toThrow(new Error(message));
  });
});

test('the server sends every page, in order', () => {
  const sent = html(
    {},
    createElement('p', null, 'one'),
    createElement('p', null, 'two'),
    createElement('p', null, 'three'),
  );
  expect(sent.match(/one|two|three/g)).toEqual(['one', 'two', 'three']);
});

test('no setting becomes an attribute of the element', () => {
  const sent = html(
    { startPage: 1, showCover: true, drawShadow: false, swipeDistance: 10, id: 'book' },
    createElement('p'),
  );
  expect(sent).toMatch(/^<div role="group" aria-roledescription="book" id="book" class="[^"]*">/);
});

test('what the book is called can be changed, and so can the names of its pages', () => {
  const pageName = (position: number, count: number) => `Seite ${position} von ${count}`;
  const sent = html({ role: 'region', 'aria-roledescription': 'Buch', pageName }, createElement('p'));
  expect(sent).toContain('role="region" aria-roledescription="Buch"');
  expect(sent).toContain('aria-label="Seite 1 von 1"');
});

test('an empty book is an empty book', () => {
  expect(html({ showCover: true }, null, createElement(Fragment))).toMatch(/^<div[^>]*><\/div>$/);
});

test('the drop-in shows the same book as the component itself', () => {
  const props = { ...page, showCover: true, className: 'mine' };
  const dropIn = renderToStaticMarkup(createElement(HTMLFlipBook, props, createElement('p'), createElement('p')));
  expect(dropIn).toBe(html(props, createElement('p'), createElement('p')));
});

test('what the drop-in does not know stays off the element', () => {
  const handlers = { onFlip: () => {}, renderOnlyPageLengthChange: true };
  expect(renderToStaticMarkup(createElement(HTMLFlipBook, { ...page, ...handlers }))).toBe(html({}));
});
