import { expect, test } from 'vitest';
import { type Medians, type Results, resultTable } from './rows.ts';

const results = (flipbook: Medians, peers: Partial<Results> = {}): Results => ({
  'page-flip': {},
  'react-pageflip': {},
  ...peers,
  flipbook,
});

test('medians stand beside each other, with their ratio and whether the target is met', () => {
  const peers = { 'page-flip': { turn: 113 }, 'react-pageflip': { turn: 120.4 } };
  expect(resultTable(results({ turn: 20 }, peers))).toEqual([
    {
      'what is measured': 'turn: main thread',
      flipbook: '20 ms',
      'page-flip': '113 ms',
      'react-pageflip': '120 ms',
      ratio: '0.18',
      target: '≤ 1/5',
      met: 'yes',
    },
  ]);
});

test.each<[string, Medians, Partial<Results>, string]>([
  ['a turn of a fifth', { turn: 20 }, { 'page-flip': { turn: 100 } }, 'yes'],
  ['a turn of more than a fifth', { turn: 21 }, { 'page-flip': { turn: 100 } }, 'no'],
  ['95 frames of 100', { shown: 95, shownOf: 100 }, {}, 'yes'],
  ['94 frames of 100', { shown: 94, shownOf: 100 }, {}, 'no'],
  ['one callback at rest', { restCallbacks: 1 }, {}, 'no'],
  ['as many frames in a drag', { dragShown: 59 }, { 'page-flip': { dragShown: 59 } }, 'no'],
  ['half the mount', { mount512: 50 }, { 'react-pageflip': { mount512: 100 }, 'page-flip': { mount512: 1 } }, 'yes'],
  ['a tenth in a big book', { turn512: 40, turn: 20 }, { 'page-flip': { turn512: 400 } }, 'yes'],
  ['less, but more than twice a small one', { turn512: 41, turn: 20 }, { 'page-flip': { turn512: 900 } }, 'no'],
  ['what has no target', { script: 9000 }, {}, ''],
])('%s: met is "%s"', (_, own, peers, met) => {
  expect(resultTable(results(own, peers)).at(-1)?.met).toBe(met);
});

test('frames are told with those that were possible, less than a millisecond in hundredths', () => {
  const table = resultTable(results({ shown: 58, shownOf: 60, dragMove: 0.652 }));
  expect(table.map(({ flipbook }) => flipbook)).toEqual(['58 of 60', '0.65 ms']);
});
