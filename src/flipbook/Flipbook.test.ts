import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Flipbook } from './Flipbook.tsx';

const page = { width: 640, height: 600 };

function html(props: object, ...children: ReactNode[]): string {
  // Plain JavaScript may pass anything; that is what is tried here.
  return renderToStaticMarkup(
    createElement(Flipbook, { ...page, ...props } as ComponentProps<typeof Flipbook>, ...children),
  );
}

const pages = (count: number) => Array.from({ length: count }, (_, key) => createElement('p', { key }, `page ${key}`));

/** The numbers of the pages that what a server sends shows, and on which side. */
function shown(sent: string): string[] {
  const slots = [...sent.matchAll(/<div class="[^"]*" role="group"([^>]*)><div[^>]*><div[^>]*><p>page (\d+)/g)];
  return slots.flatMap(([, attributes = '', number]) => {
    const side = /data-side="(\w+)"/.exec(attributes)?.[1];
    return /\bhidden\b/.test(attributes) ? [] : [`${number} ${side}`];
  });
}

afterEach(() => vi.restoreAllMocks());

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
  const sent = html({}, ...pages(3));
  expect(sent.match(/page \d/g)).toEqual(['page 0', 'page 1', 'page 2']);
});

describe('the server shows the spread that is open at first', () => {
  test.each([
    [{}, ['0 start', '1 end']],
    [{ showCover: true }, ['0 end']],
    [{ startPage: 3 }, ['2 start', '3 end']],
    [{ defaultPage: 3, startPage: 0 }, ['2 start', '3 end']],
    [{ page: 4, defaultPage: 0 }, ['4 start']],
    [{ showCover: true, startPage: 4 }, ['3 start', '4 end']],
    [{ startPage: 99 }, ['4 start']],
    [{ defaultPage: Number.NaN }, ['0 start', '1 end']],
    [{ defaultPage: -1.5 }, ['0 start', '1 end']],
  ])('%o', (props, expected) => {
    expect(shown(html(props, ...pages(5)))).toEqual(expected);
  });
});

describe('where one page has room, the style sheet shows the one that is open: it lies at the side that is kept', () => {
  test.each([
    [{}, 'left'],
    [{ startPage: 1 }, 'right'],
    [{ showCover: true }, 'right'],
    [{ direction: 'rtl' }, 'right'],
    [{ direction: 'rtl', showCover: true }, 'left'],
  ])('%o: %s', (props, side) => {
    expect(html(props, ...pages(4))).toContain(`data-anchor="${side}"`);
  });
});

test('nothing that the server sends has a style attribute: a content security policy may refuse them', () => {
  const settings = { showCover: true, size: 'stretch', minWidth: 100, maxWidth: 400, startZIndex: 4, buttons: true };
  expect(html(settings, ...pages(4))).not.toMatch(/\sstyle=/);
});

test('rendering on a server warns of nothing', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderToString(createElement(Flipbook, page, ...pages(4)));
  expect(warned).not.toHaveBeenCalled();
});

test('no setting becomes an attribute of the element', () => {
  const settings = { startPage: 1, showCover: true, drawShadow: false, swipeDistance: 10, flippingTime: 9, id: 'book' };
  const [root = ''] = /^<div[^>]*>/.exec(html(settings, createElement('p'))) ?? [];
  const names = [...root.matchAll(/ ([\w-]+)=/g)].map((match) => match[1]);
  expect(names.filter((name) => !name?.startsWith('data-')).sort()).toEqual(
    ['aria-roledescription', 'class', 'id', 'role', 'tabindex'].sort(),
  );
});

test('what the book is called can be changed, and so can the names of its pages', () => {
  const pageName = (position: number, count: number) => `Seite ${position} von ${count}`;
  const sent = html({ role: 'region', 'aria-roledescription': 'Buch', pageName }, createElement('p'));
  expect(sent).toContain('role="region" aria-roledescription="Buch"');
  expect(sent).toContain('aria-label="Seite 1 von 1"');
});

test('an empty book is an empty book', () => {
  expect(html({ showCover: true, buttons: true }, null, createElement(Fragment))).not.toContain('aria-label');
});

describe('buttons say at which end of the book it is', () => {
  test.each([
    [{}, ['true', 'false']],
    [{ startPage: 2 }, ['false', 'false']],
    [{ startPage: 4 }, ['false', 'true']],
  ])('%o: %o', (props, expected) => {
    const sent = html({ ...props, buttons: true }, ...pages(5));
    expect([...sent.matchAll(/aria-disabled="(\w+)"/g)].map((match) => match[1])).toEqual(expected);
  });
});
