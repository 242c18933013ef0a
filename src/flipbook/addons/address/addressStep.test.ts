import { describe, expect, test } from 'vitest';
import { addressStep, type LastComparison, type PagesAndAddress } from './addressStep.ts';

type Input = Partial<Omit<PagesAndAddress, 'openPages'>> & { readonly open: PagesAndAddress['openPages'] };

/** The result of the last input: `opens 6`, `writes 4` or `does nothing`. */
function lastResult(...inputs: readonly Input[]): string {
  let last: LastComparison | undefined;
  let result = 'does nothing';
  for (const { open, ...input } of inputs) {
    const current = { openPages: open, pageCount: 8, addressPage: undefined, isAnchor: false, ...input };
    const { next, pageToOpen, mustWrite } = addressStep(last, current);
    last = next;
    result = pageToOpen === undefined ? (mustWrite ? `writes ${next.first}` : 'does nothing') : `opens ${pageToOpen}`;
  }
  return result;
}

/** The first two pages, at an address without a page. */
const home: Input = { open: [0, 1] };

test.each<[string, string, ...Input[]]>([
  ['on mount', 'opens 6', { ...home, addressPage: 6 }],
  ['while the book is open', 'opens 3', home, { ...home, addressPage: 3 }],
  ['that is open already', 'does nothing', { ...home, addressPage: 1 }],
  ['past the end', 'opens 7', { ...home, addressPage: 98 }],
  ['and then no page', 'opens 0', home, { open: [4, 5], addressPage: 4 }, { open: [4, 5] }],
  [
    'and then no page, while the pages are complete',
    'writes 4',
    home,
    { open: [4, 5], addressPage: 4 },
    { open: [4, 5], isComplete: true },
  ],
  [
    'and then an anchor, while the pages are complete',
    'does nothing',
    { open: [4, 5], addressPage: 4 },
    { open: [4, 5], isAnchor: true, isComplete: true },
  ],
  ['and then an anchor', 'does nothing', { open: [4, 5], addressPage: 4 }, { open: [4, 5], isAnchor: true }],
])('the address names a page %s: %s', (_, expected, ...inputs) => {
  expect(lastResult(...inputs)).toBe(expected);
});

describe('another page opens', () => {
  const morePages: Input = { open: [6, 7], pageCount: 10 };
  test.each<[string, string, ...Input[]]>([
    ['by a turn', 'writes 2', home, { open: [2, 3] }],
    ['by a turn to the default page', 'writes 0', home, { open: [2, 3], addressPage: 2 }, { ...home, addressPage: 2 }],
    ['because the address names it', 'does nothing', { ...home, addressPage: 3 }, { open: [2, 3], addressPage: 3 }],
    ['after an anchor', 'writes 2', { ...home, isAnchor: true }, { open: [2, 3], isAnchor: true }],
    [
      'as pages are inserted before it',
      'writes 6',
      home,
      { open: [4, 5], addressPage: 4 },
      { ...morePages, addressPage: 4 },
    ],
    ['as pages are inserted before the default page', 'does nothing', { open: [4, 5] }, morePages],
  ])('%s: %s', (_, expected, ...inputs) => {
    expect(lastResult(...inputs)).toBe(expected);
  });
});

describe('a page that does not exist yet', () => {
  const onePage: Input = { open: [0], addressPage: 11, pageCount: 1 };
  const fourPages: Input = { open: [0, 1], addressPage: 11, pageCount: 4 };
  const atEnd: Input = { open: [2, 3], addressPage: 11, pageCount: 4 };
  const eightPages: Input = { open: [0, 1], addressPage: 11, pageCount: 8 };
  const allPages: Input = { open: [2, 3], addressPage: 11, pageCount: 20 };
  test.each<[string, string, ...Input[]]>([
    ['keeps its address while pages load', 'does nothing', onePage, fourPages],
    ['opens once it loads, after others', 'opens 11', onePage, fourPages, { ...atEnd, pageCount: 6 }, allPages],
    ['needs no turn if it is open when it loads', 'does nothing', onePage, { ...allPages, open: [10, 11] }],
    ['shows the last page instead', 'opens 3', fourPages],
    ['is still awaited while the last page is open', 'opens 11', fourPages, atEnd, allPages],
    ['is no longer awaited after a turn', 'writes 0', fourPages, atEnd, fourPages],
    ['is ignored when it loads after a turn', 'does nothing', fourPages, atEnd, fourPages, { ...home, pageCount: 20 }],
    ['is no longer awaited after a turn to the end', 'writes 6', onePage, eightPages, { ...eightPages, open: [6, 7] }],
    ['is still awaited in portrait', 'opens 11', fourPages, atEnd, { ...atEnd, open: [3] }, allPages],
  ])('%s: %s', (_, expected, ...inputs) => {
    expect(lastResult(...inputs)).toBe(expected);
  });
});
