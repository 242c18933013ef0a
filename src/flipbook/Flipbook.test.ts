import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { parse } from 'postcss';
import { type ComponentProps, createElement, type FC, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FlipbookEdges } from './addons/edges.ts';
import { FlipbookSearch } from './addons/search.ts';
import { Toolbar } from './addons/toolbar.ts';
import { FlipbookProvider } from './BookContext.tsx';
import { defaultSettings } from './engine/settings.ts';
import { Flipbook } from './Flipbook.tsx';

const size = { width: 640, height: 600 };

function html(props: object, ...children: ReactNode[]): string {
  // Plain JavaScript may pass any value.
  return renderToStaticMarkup(
    createElement(Flipbook, { ...size, ...props } as ComponentProps<typeof Flipbook>, ...children),
  );
}

const pages = (count: number) => Array.from({ length: count }, (_, key) => createElement('p', { key }, `page ${key}`));

/** The elements that match a selector in the server's HTML. */
const select = (markup: string, selector: string) => selectAll<AnyNode, Element>(selector, parseDocument(markup));

const pageBoxes = (markup: string) => select(markup, '[data-part=page]');

/** The visible pages in the server's HTML, with their side. */
const visiblePages = (markup: string) =>
  select(markup, '[data-part=page]:not([hidden])').map((box) => `${textContent(box)} ${box.attribs['data-side']}`);

const rootAttributes = (markup: string) => select(markup, '[data-flipbook]')[0]?.attribs ?? {};

afterEach(() => vi.restoreAllMocks());

test('an invalid setting throws during render', () => {
  expect(() => html({ width: 0 }, createElement('p'))).toThrow(
    expect.objectContaining({ message: 'Invalid width or height', code: 'invalid-dimensions' }),
  );
});

test('the server renders every page in order, and no page for an empty book', () => {
  expect(pageBoxes(html({}, ...pages(3))).map(textContent)).toEqual(['page 0', 'page 1', 'page 2']);
  expect(pageBoxes(html({ showCover: true, buttons: true }, null, createElement(Fragment)))).toEqual([]);
});

test.each([
  [{}, ['page 0 start', 'page 1 end']],
  [{ showCover: true }, ['page 0 end']],
  [{ startPage: 3 }, ['page 2 start', 'page 3 end']],
  [{ page: 4, startPage: 0 }, ['page 4 start']],
  [{ startPage: 99 }, ['page 4 start']],
  [{ startPage: Number.NaN }, ['page 0 start', 'page 1 end']],
  [{ page: 99 }, ['page 4 start']],
  [{ page: -1 }, ['page 0 start', 'page 1 end']],
  [{ page: 2.7 }, ['page 2 start', 'page 3 end']],
  [{ page: '3' }, ['page 2 start', 'page 3 end']],
  [{ page: Number.NaN, startPage: 4 }, ['page 4 start']],
  [{ page: null, startPage: 4 }, ['page 4 start']],
])('the server shows the initial spread: %o', (props, expected) => {
  expect(visiblePages(html(props, ...pages(5)))).toEqual(expected);
});

test('numeric props of the edges and the search count as missing when they are null or NaN', () => {
  const edges = (thickness: unknown) =>
    html({ edges: createElement(FlipbookEdges as FC<{ thickness: unknown }>, { thickness }) }, ...pages(9));
  const search = (limit: unknown) => {
    const props = { index: [{ page: 0, text: 'word' }], defaultQuery: 'word', limit };
    return renderToStaticMarkup(
      createElement(FlipbookProvider, {}, createElement(FlipbookSearch as FC<typeof props>, props)),
    );
  };
  for (const value of [null, Number.NaN]) {
    expect(edges(value)).toBe(edges(undefined));
    expect(search(value)).toBe(search(undefined));
  }
  expect(select(edges(undefined), '[data-edge-width="8"]')).toHaveLength(1);
  expect(textContent(parseDocument(search(undefined)))).toContain('Page 1 word');
});

const { size: _, ...optionalSettings } = defaultSettings;
const optionalProps = [
  ...['page', 'direction', 'dragFrom', 'turnBy', 'layout', 'riffle', 'cover', 'overscan', 'pageLabel', 'pageName'],
  ...['announcement', 'turn', 'pageCount', 'renderPage', 'buttons', 'edges', 'pauseMediaOutOfView', 'centerCover'],
  ...Object.keys(optionalSettings),
];

test.each(optionalProps)('%s counts as missing when it is null or NaN', (name) => {
  for (const value of [null, Number.NaN])
    expect(html({ showCover: true, [name]: value }, ...pages(4))).toBe(
      html(name === 'showCover' ? {} : { showCover: true }, ...pages(4)),
    );
});

test.each([null, Number.NaN])('`turnBy.keys` counts as missing when it is %o', (keys) => {
  expect(html({ turnBy: { keys } }, ...pages(4))).toBe(html({}, ...pages(4)));
});

test.each([0, ''])('`turnBy.keys` counts as false when it is %o, which `count && …` may be', (keys) => {
  expect(html({ turnBy: { keys } }, ...pages(4))).toBe(html({ turnBy: { keys: false } }, ...pages(4)));
});

test.each(['direction', 'layout', 'turnBy', 'turn', 'overscan', 'pageCount', 'pageLabel', 'pageName', 'announcement'])(
  '%s counts as missing when it has a wrong value',
  (name) => {
    for (const value of ['none', Symbol('none')])
      expect(html({ showCover: true, [name]: value }, ...pages(4))).toBe(html({ showCover: true }, ...pages(4)));
  },
);

test.each([
  [{}, 'left'],
  [{ startPage: 1 }, 'right'],
  [{ showCover: true }, 'right'],
  [{ direction: 'rtl' }, 'right'],
  [{ direction: 'rtl', showCover: true }, 'left'],
])('with the props %o, data-anchor keeps the %s page if only one page fits', (props, side) => {
  expect(rootAttributes(html(props, ...pages(4)))['data-anchor']).toBe(side);
});

test("the server's HTML has no style attributes, which a content security policy may refuse", () => {
  const settings = { showCover: true, size: 'stretch', minWidth: 100, maxWidth: 400, startZIndex: 4, buttons: true };
  const markup = html(settings, ...pages(4));
  expect(pageBoxes(markup)).toHaveLength(4);
  expect(select(markup, '[style]')).toEqual([]);
});

test.each(['Flipbook', 'PageSlot', 'compat/DropIn'])('all rules of %s are in the flipbook layer', (file) => {
  const { nodes } = parse(readFileSync(join(import.meta.dirname, `${file}.module.css`), 'utf8'));
  const rules = nodes.filter(({ type }) => type !== 'comment').map(String);
  expect(rules).toEqual([expect.stringMatching(/^@layer flipbook \{/)]);
});

test('rendering on a server logs no errors', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderToString(createElement(Flipbook, size, ...pages(4)));
  expect(consoleError).not.toHaveBeenCalled();
});

test('a toolbar shows no page numbers before it has a book', () => {
  const [status, field, slider] = [Toolbar.Status, Toolbar.PageField, Toolbar.Slider] as const;
  const bar = createElement('p', {}, createElement(status), createElement(field), createElement(slider));
  const markup = renderToStaticMarkup(createElement(FlipbookProvider, {}, bar));
  expect(textContent(parseDocument(markup)).trim()).toBe('Page');
  expect(select(markup, '[aria-valuetext]')).toEqual([]);
});

test('settings add only data attributes to the root element', () => {
  const settings = { startPage: 1, showCover: true, drawShadow: false, swipeDistance: 10, flippingTime: 9, id: 'book' };
  const names = Object.keys(rootAttributes(html(settings, createElement('p'))));
  expect(names.filter((name) => !name.startsWith('data-')).sort()).toEqual(
    ['aria-roledescription', 'class', 'id', 'role', 'tabindex'].sort(),
  );
});

describe('a book that renders pages on demand', () => {
  const renderPage = (index: number) => createElement('p', {}, `page ${index}`);
  const onDemandProps = { pageCount: 2000, renderPage };

  test('the server renders only the open pages, but labels them with the total', () => {
    const markup = html({ ...onDemandProps, startPage: 11, buttons: true });
    expect(visiblePages(markup)).toEqual(['page 10 start', 'page 11 end']);
    expect(pageBoxes(markup).map(({ attribs }) => attribs['aria-label'])).toEqual(['11 of 2000', '12 of 2000']);
    expect(visiblePages(html({ ...onDemandProps, overscan: 4 }))).toHaveLength(2);
    expect(visiblePages(html({ pageCount: 0, renderPage }))).toEqual([]);
  });

  test('pageLabel labels a page that has no aria-label', () => {
    const names = (props: object) =>
      pageBoxes(html({ ...onDemandProps, ...props })).map(({ attribs }) => attribs['aria-label']);
    expect(names({ pageLabel: (index: number) => ['Cover'][index] })).toEqual(['Cover', '2 of 2000']);
    const labeledPage = (index: number) => createElement('p', { 'aria-label': `Own ${index}` });
    expect(names({ pageLabel: () => 'Label', renderPage: labeledPage })).toEqual(['Own 0', 'Own 1']);
  });

  const incomplete = 'Invalid pages. Give children, or pageCount and renderPage.';
  const notFunction = (type: string) =>
    `Invalid renderPage: a value of type ${type}. Give a function: renderPage={(index) => <Page index={index} />}`;
  test.each([
    ['only pageCount', { pageCount: 3 }, incomplete],
    ['only renderPage', { renderPage }, incomplete],
    ['children and renderPage', { ...onDemandProps, children: 'page' }, incomplete],
    ['a string as renderPage', { pageCount: 3, renderPage: 'Page' }, notFunction('string')],
  ])('throws, with the fix, for %s', (_, props, message) => {
    expect(() => html(props)).toThrow(expect.objectContaining({ message, code: 'invalid-pages' }));
  });
});

test('the book and its pages are groups; a page is named by its label or its number', () => {
  const markup = html(
    {},
    createElement('p', { 'aria-label': 'Map' }),
    createElement('p', { 'aria-labelledby': 'title' }),
    'A page of text',
  );
  expect(rootAttributes(markup)).toMatchObject({ role: 'group', 'aria-roledescription': 'book' });
  const pageAttributes = { role: 'group', 'data-part': 'page' };
  expect(pageBoxes(markup).map(({ attribs }) => attribs)).toMatchObject([
    { ...pageAttributes, 'aria-label': 'Map' },
    { ...pageAttributes, 'aria-labelledby': 'title' },
    { ...pageAttributes, 'aria-label': '3 of 3' },
  ]);
});

test('props change the book’s role description and the names of its pages', () => {
  const pageName = (position: number, count: number) => `Seite ${position} von ${count}`;
  const markup = html({ role: 'region', 'aria-roledescription': 'Buch', pageName }, createElement('p'));
  expect(rootAttributes(markup)).toMatchObject({ role: 'region', 'aria-roledescription': 'Buch' });
  expect(pageBoxes(markup).map(({ attribs }) => attribs['aria-label'])).toEqual(['Seite 1 von 1']);
});

test.each([
  [{}, ['true', 'false']],
  [{ startPage: 2 }, ['false', 'false']],
  [{ startPage: 4 }, ['false', 'true']],
])('with the props %o, the buttons have aria-disabled %o', (props, expected) => {
  const buttons = select(html({ ...props, buttons: true }, ...pages(5)), '[aria-disabled]');
  expect(buttons.map(({ attribs }) => attribs['aria-disabled'])).toEqual(expected);
});
