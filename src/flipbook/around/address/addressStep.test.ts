import { describe, expect, test } from 'vitest';
import { addressStep, type LastLook, type Look } from './addressStep.ts';

type Moment = Partial<Omit<Look, 'openPages'>> & { readonly open: Look['openPages'] };

/** The result of the last moment: `opens 6`, `writes 4`, or nothing. */
function follows(...moments: readonly Moment[]): string {
  let last: LastLook | undefined;
  let result = '';
  for (const { open, ...moment } of moments) {
    const look = { openPages: open, pageCount: 8, named: undefined, isAnchor: false, ...moment };
    const { next, opens, writes } = addressStep(last, look);
    last = next;
    result = opens === undefined ? (writes ? `writes ${next.first}` : '') : `opens ${opens}`;
  }
  return result;
}

describe('the address names another page', () => {
  test.each<[string, string, ...Moment[]]>([
    ['at first', 'opens 6', { open: [0, 1], named: 6 }],
    ['while it is read', 'opens 3', { open: [0, 1] }, { open: [0, 1], named: 3 }],
    ['which lies open', '', { open: [0, 1], named: 1 }],
    ['past the end', 'opens 7', { open: [0, 1], named: 98 }],
    [
      'no longer: the one that needs no name',
      'opens 0',
      { open: [0, 1] },
      { open: [4, 5], named: 4 },
      { open: [4, 5] },
    ],
    ['no longer, but an anchor', '', { open: [4, 5], named: 4 }, { open: [4, 5], isAnchor: true }],
  ])('%s', (_, expected, ...moments) => {
    expect(follows(...moments)).toBe(expected);
  });
});

describe('another page is open', () => {
  test.each<[string, string, ...Moment[]]>([
    ['by a turn', 'writes 2', { open: [0, 1] }, { open: [2, 3] }],
    [
      'by a turn to the one that needs no name',
      'writes 0',
      { open: [0, 1] },
      { open: [2, 3], named: 2 },
      { open: [0, 1], named: 2 },
    ],
    ['as the address asked', '', { open: [0, 1], named: 3 }, { open: [2, 3], named: 3 }],
    ['after an anchor', 'writes 2', { open: [0, 1], isAnchor: true }, { open: [2, 3], isAnchor: true }],
    [
      'because pages came before it',
      'writes 6',
      { open: [0, 1] },
      { open: [4, 5], named: 4 },
      { open: [6, 7], named: 4, pageCount: 10 },
    ],
    ['because pages came before it, and needs no name', '', { open: [4, 5] }, { open: [6, 7], pageCount: 10 }],
  ])('%s', (_, expected, ...moments) => {
    expect(follows(...moments)).toBe(expected);
  });
});

describe('a page that does not exist yet', () => {
  const requestedMoment: Moment = { open: [0], named: 11, pageCount: 1 };
  const some: Moment = { open: [0, 1], named: 11, pageCount: 4 };
  const loadedMoment: Moment = { open: [2, 3], named: 11, pageCount: 4 };
  const all: Moment = { open: [2, 3], named: 11, pageCount: 20 };
  test.each<[string, string, ...Moment[]]>([
    ['is not named otherwise while pages arrive', '', requestedMoment, some],
    ['opens once it comes', 'opens 11', requestedMoment, some, all],
    [
      'opens once it comes, whatever pages in its place have become',
      'opens 11',
      requestedMoment,
      some,
      { ...loadedMoment, pageCount: 6 },
      all,
    ],
    ['is open already when it comes', '', requestedMoment, { ...all, open: [10, 11] }],
    ['has the last one shown in its place', 'opens 3', some],
    ['is still waited for when that is open', 'opens 11', some, loadedMoment, all],
    ['is no longer waited for once somebody turns', 'writes 0', some, loadedMoment, some],
    [
      'is no longer waited for, and comes',
      '',
      some,
      loadedMoment,
      some,
      { open: [0, 1], named: undefined, pageCount: 20 },
    ],
    [
      'is no longer waited for when somebody turns to the end',
      'writes 6',
      requestedMoment,
      { ...some, pageCount: 8 },
      { open: [6, 7], named: 11, pageCount: 8 },
    ],
    [
      'is still waited for when the book shows one page in place of two',
      'opens 11',
      some,
      loadedMoment,
      { ...loadedMoment, open: [3] },
      all,
    ],
  ])('%s', (_, expected, ...moments) => {
    expect(follows(...moments)).toBe(expected);
  });
});
