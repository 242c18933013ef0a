import { expect, test } from 'vitest';
import { type BookFacts, bookWarnings } from './bookWarnings.ts';

const goodFacts: BookFacts = {
  isDropIn: false,
  hasStyleSheet: true,
  isPageStuck: false,
  rawPage: undefined,
  pageCount: 8,
  isAutoSized: true,
  innerHeight: 400,
  boxHeight: 400,
  pageHeight: 400,
  spreads: [
    [2, 3],
    [6, 7],
  ],
  isAstroSlot: false,
  showCover: false,
};

test.each([
  ['without a style sheet', { hasStyleSheet: false, boxHeight: 0 }, 'sheet', "import 'react-page-turn/flipbook.css'"],
  ['of the drop-in without its CSS', { hasStyleSheet: false, isDropIn: true }, 'sheet', 'page-turn/react-pageflip.css'],
  ['whose page cannot change', { isPageStuck: true }, 'page', 'Add `onPageChange={setPage}`'],
  ['whose page does not exist', { rawPage: 8 }, 'invalidPage', '`page` is 8, which is not one of its pages'],
  ['whose page is not a whole number', { rawPage: 2.7 }, 'invalidPage', 'Set a whole number from 0 to 7'],
  ['whose page is a string', { rawPage: '3' }, 'invalidPage', '`page` is "3"'],
  ['whose page is NaN', { rawPage: Number.NaN }, 'invalidPage', '`page` is NaN'],
  ['whose box has another height', { boxHeight: 20 }, 'height', '20px high, but a page is 400px high'],
  ['that is shorter than its pages', { innerHeight: 300 }, 'height', 'is 300px high, and its pages, which are 400px'],
  ['of one Astro slot', { pageCount: 1, isAstroSlot: true }, 'slot', 'Write them in a React component'],
  ['with a spread on one leaf', { spreads: [[1, 2]] }, 'spread', 'has the pages 2 and 3, the two sides of one leaf'],
  ['with a cover and a spread on one leaf', { showCover: true, spreads: [[2, 3]] }, 'spread', 'has the pages 3 and 4'],
  ['with a spread on one page', { spreads: [[4, 4]] }, 'spread', 'a `FlipbookSpread` are on page 5'],
] as const)('a book %s gets one warning with the fix', (_, facts, kind, text) => {
  expect(bookWarnings({ ...goodFacts, ...facts })).toEqual({ [kind]: expect.stringContaining(text) });
});

test.each([
  ['without mistakes', {}],
  ['that shows its last page', { rawPage: 7 }],
  ['without a page prop', { rawPage: null }],
  ['whose pages have not arrived', { rawPage: 8, pageCount: 0 }],
  ['with an Astro slot among its pages', { isAstroSlot: true }],
  ['with a spread after its cover', { showCover: true, spreads: [[1, 2]] }],
  ['off by a fraction of a pixel', { innerHeight: 399.5, boxHeight: 400.5 }],
  ['that does not take its height from its pages', { innerHeight: 100, isAutoSized: false }],
  ['of the drop-in that is shorter than its pages', { innerHeight: 100, isDropIn: true }],
] as const)('a book %s gets no warning', (_, facts) => {
  expect(bookWarnings({ ...goodFacts, ...facts })).toEqual({});
});
