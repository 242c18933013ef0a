import { describe, expect, test } from 'vitest';
import { addressStep, type LastLook, type Look } from './addressStep.ts';

type Moment = Partial<Omit<Look, 'openPages'>> & { readonly open: Look['openPages'] };

/** The result of the last moment: `opens 6`, `writes 4`, or nothing. */
function follows(...moments: readonly Moment[]): string {
  let last: LastLook | undefined;
  let result = '';
  for (const { open, ...moment } of moments) {
    const look = { openPages: open, pageCount: 8, addressPage: undefined, isAnchor: false, ...moment };
    const { next, opens, writes } = addressStep(last, look);
    last = next;
    result = opens === undefined ? (writes ? `writes ${next.first}` : '') : `opens ${opens}`;
  }
  return result;
}

/** The first two pages, at an address without a page. */
const home: Moment = { open: [0, 1] };

test.each<[string, string, ...Moment[]]>([
  ['at first', 'opens 6', { ...home, addressPage: 6 }],
  ['while it is read', 'opens 3', home, { ...home, addressPage: 3 }],
  ['which lies open', '', { ...home, addressPage: 1 }],
  ['past the end', 'opens 7', { ...home, addressPage: 98 }],
  ['no longer: the one that needs no name', 'opens 0', home, { open: [4, 5], addressPage: 4 }, { open: [4, 5] }],
  ['no longer, but an anchor', '', { open: [4, 5], addressPage: 4 }, { open: [4, 5], isAnchor: true }],
])('the address names another page: %s', (_, expected, ...moments) => {
  expect(follows(...moments)).toBe(expected);
});

describe('another page is open', () => {
  const added: Moment = { open: [6, 7], pageCount: 10 };
  test.each<[string, string, ...Moment[]]>([
    ['by a turn', 'writes 2', home, { open: [2, 3] }],
    [
      'by a turn to the one that needs no name',
      'writes 0',
      home,
      { open: [2, 3], addressPage: 2 },
      { ...home, addressPage: 2 },
    ],
    ['as the address asked', '', { ...home, addressPage: 3 }, { open: [2, 3], addressPage: 3 }],
    ['after an anchor', 'writes 2', { ...home, isAnchor: true }, { open: [2, 3], isAnchor: true }],
    ['as pages came before it', 'writes 6', home, { open: [4, 5], addressPage: 4 }, { ...added, addressPage: 4 }],
    ['as pages came before it, and needs no name', '', { open: [4, 5] }, added],
  ])('%s', (_, expected, ...moments) => {
    expect(follows(...moments)).toBe(expected);
  });
});

describe('a page that does not exist yet', () => {
  const one: Moment = { open: [0], addressPage: 11, pageCount: 1 };
  const four: Moment = { open: [0, 1], addressPage: 11, pageCount: 4 };
  const atEnd: Moment = { open: [2, 3], addressPage: 11, pageCount: 4 };
  const eight: Moment = { open: [0, 1], addressPage: 11, pageCount: 8 };
  const all: Moment = { open: [2, 3], addressPage: 11, pageCount: 20 };
  test.each<[string, string, ...Moment[]]>([
    ['is not named otherwise while pages arrive', '', one, four],
    ['opens once it comes', 'opens 11', one, four, all],
    ['opens once it comes, whatever came in its place', 'opens 11', one, four, { ...atEnd, pageCount: 6 }, all],
    ['is open already when it comes', '', one, { ...all, open: [10, 11] }],
    ['has the last one shown in its place', 'opens 3', four],
    ['is still waited for when that is open', 'opens 11', four, atEnd, all],
    ['is no longer waited for once somebody turns', 'writes 0', four, atEnd, four],
    ['is no longer waited for, and comes', '', four, atEnd, four, { ...home, pageCount: 20 }],
    ['is not waited for when somebody turns to the end', 'writes 6', one, eight, { ...eight, open: [6, 7] }],
    ['is still waited for by a book of one page of two', 'opens 11', four, atEnd, { ...atEnd, open: [3] }, all],
  ])('%s', (_, expected, ...moments) => {
    expect(follows(...moments)).toBe(expected);
  });
});
