import { describe, expect, test } from 'vitest';
import { pagesFrom } from './pages.ts';
import type { Density } from './shapes.ts';

const options = { showCover: false, pageName: (position: number, count: number) => `${position} of ${count}` };

test('if pageName returns nothing, only pages with a name of their own are named', () => {
  for (const noName of [undefined, '', ' ']) {
    const book = pagesFrom([{ props: {} }, { props: { 'aria-label': 'Map' } }], {
      ...options,
      pageName: () => noName,
    });
    expect(book.map(({ name }) => name)).toEqual([null, { 'aria-label': 'Map' }]);
  }
});

test.each([
  ['a reference wins over a label', { 'aria-label': 'Map', 'aria-labelledby': 'map' }, { 'aria-labelledby': 'map' }],
  ['an empty label is ignored', { 'aria-label': ' ' }, { 'aria-label': '1 of 1' }],
  ['an empty reference is ignored', { 'aria-label': 'Map', 'aria-labelledby': ' ' }, { 'aria-label': 'Map' }],
  ['values of other types are ignored', { 'aria-label': 7, 'aria-labelledby': null }, { 'aria-label': '1 of 1' }],
])('the name of a page: %s', (_, props, name) => {
  expect(pagesFrom([{ props }], options)).toMatchObject([{ name }]);
});

/** The densities of a whole book, from the attributes of its pages. */
function densities(densityAttributes: readonly unknown[], showCover: boolean, cover?: Density) {
  const listed = densityAttributes.map((density) => ({ props: { 'data-density': density } }));
  return pagesFrom(listed, { ...options, showCover, cover })
    .map(({ density }) => density)
    .join(' ');
}

const noDensity = undefined;

test.each([
  ['pages are soft', [noDensity, noDensity, noDensity], 'soft soft soft'],
  ['a page has its given density', ['hard', 'soft', 'hard'], 'hard soft hard'],
  ['an invalid density is ignored', ['firm', 'HARD', true, null], 'soft soft soft soft'],
])('without a cover: %s', (_, densityAttributes, expected) => {
  expect(densities(densityAttributes, false)).toBe(expected);
});

describe('with the cover shown', () => {
  test.each([
    ['both pages of a two-page book are hard', [noDensity, noDensity], 'hard hard'],
    ['the first and the last page are hard even if marked soft', ['soft', noDensity, 'soft'], 'hard soft hard'],
    ['the pages between keep their density', [noDensity, 'hard', 'soft', noDensity], 'hard hard soft hard'],
  ])('%s', (_, densityAttributes, expected) => {
    expect(densities(densityAttributes, true)).toBe(expected);
    expect(densities(densityAttributes, true, 'hard')).toBe(expected);
  });

  test('soft covers follow their own density', () => {
    expect(densities([noDensity, 'hard', noDensity, 'hard'], true, 'soft')).toBe('soft hard soft hard');
  });
});
