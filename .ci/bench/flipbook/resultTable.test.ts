import { describe, expect, test } from 'vitest';
import { dropInBudget, libraryFlipbookBudget } from '../../sizes/budgets.ts';
import { resultTable } from './resultTable.ts';
import { type Medians, type RowId, rows } from './rows.ts';

/** The row of `id` when the books have these medians. */
function line(id: RowId, own: Medians, { pageFlip = {}, reactPageflip = {} }: Record<string, Medians> = {}) {
  const table = resultTable({ flipbook: own, 'page-flip': pageFlip, 'react-pageflip': reactPageflip });
  return table.find((row) => row['what is measured'] === rows[id].what);
}

describe('resultTable', () => {
  test('sets medians beside each other, with their ratio and whether the target is met', () => {
    expect(line('turn', { turn: 20 }, { pageFlip: { turn: 113 }, reactPageflip: { turn: 120.4 } })).toEqual({
      'what is measured': 'turn: main thread',
      flipbook: '20 ms',
      'page-flip': '113 ms',
      'react-pageflip': '120 ms',
      ratio: '0.18',
      target: '≤ 1/5',
      met: 'yes',
    });
  });

  test.each<[string, RowId, Medians, Record<string, Medians>, string]>([
    ['a turn of a fifth', 'turn', { turn: 20 }, { pageFlip: { turn: 100 } }, 'yes'],
    ['a turn of more than a fifth', 'turn', { turn: 21 }, { pageFlip: { turn: 100 } }, 'no'],
    ['a turn beside which nothing was measured', 'turn', { turn: 21 }, {}, ''],
    ['95 frames of 100', 'shown', { shown: 95, shownOf: 100 }, {}, 'yes'],
    ['94 frames of 100', 'shown', { shown: 94, shownOf: 100 }, {}, 'no'],
    ['17 frames of 18 while blocked', 'blockedShown', { blockedShown: 17, blockedShownOf: 18 }, {}, 'yes'],
    ['16 frames of 18 while blocked', 'blockedShown', { blockedShown: 16, blockedShownOf: 18 }, {}, 'no'],
    ['no callback at rest', 'restCallbacks', { restCallbacks: 0 }, {}, 'yes'],
    ['one callback at rest', 'restCallbacks', { restCallbacks: 1 }, {}, 'no'],
    ['more frames in a drag', 'dragShown', { dragShown: 60 }, { pageFlip: { dragShown: 59 } }, 'yes'],
    ['as many frames in a drag', 'dragShown', { dragShown: 59 }, { pageFlip: { dragShown: 59 } }, 'no'],
    ['a drag of 0.65 of the processor', 'dragMove', { dragMove: 0.65 }, { pageFlip: { dragMove: 1 } }, 'yes'],
    ['a drag of more of the processor', 'dragMove', { dragMove: 0.66 }, { pageFlip: { dragMove: 1 } }, 'no'],
    ['a drag by the clock', 'dragMoveWall', { dragMoveWall: 0.1 }, { pageFlip: { dragMoveWall: 1 } }, ''],
    ['half the mount', 'mount512', { mount512: 50 }, { reactPageflip: { mount512: 100 } }, 'yes'],
    [
      'a mount that is only faster than the other peer',
      'mount512',
      { mount512: 50 },
      { pageFlip: { mount512: 900 } },
      '',
    ],
    ['the budget of the script', 'script', { script: libraryFlipbookBudget }, {}, 'yes'],
    ['more than that', 'script', { script: libraryFlipbookBudget + 1 }, {}, 'no'],
  ])('%s: met is "%s"', (_, id, own, peers, met) => {
    expect(line(id, own, peers)?.met).toBe(met);
  });

  test.each([
    [40, 400, 'yes'],
    [41, 4000, 'no'],
    [40, 399, 'no'],
  ])('a turn of %i ms in a big book, where a small one takes 20 and the peer %i: %s', (turn512, peer, met) => {
    const results = { flipbook: { turn: 20, turn512 }, 'page-flip': { turn512: peer }, 'react-pageflip': {} };
    expect(resultTable(results).at(-1)?.met).toBe(met);
  });

  test('tells less than a millisecond in hundredths', () => {
    expect(line('dragMove', { dragMove: 0.652 }, { pageFlip: { dragMove: 1.04 } })).toMatchObject({
      flipbook: '0.65 ms',
      'page-flip': '1.0 ms',
    });
  });

  test('the drop-in may be larger than the book alone by its budget', () => {
    const met = (dropIn: number) =>
      resultTable({ flipbook: { script: 8000, dropIn }, 'page-flip': {}, 'react-pageflip': {} }).at(-1)?.met;
    expect([met(8000 + dropInBudget), met(8001 + dropInBudget)]).toEqual(['yes', 'no']);
  });

  test('what was not measured has no row', () => {
    expect(resultTable({ flipbook: {}, 'page-flip': { turn: 1 }, 'react-pageflip': {} })).toEqual([]);
  });
});
