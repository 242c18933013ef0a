import { describe, expect, test } from 'vitest';
import { comparedLines, pageTable } from './pageTable.ts';

describe('pageTable', () => {
  test('has a column for each page, the goal, and a mark at what misses it', () => {
    expect(pageTable({ '/': { firstPaint: 1072.6 }, '/book': { firstPaint: 1734.2 } })).toEqual([
      { 'what is measured': 'first paint', '/': '1073 ms', '/book': '! 1734 ms', goal: '≤ 1100 ms' },
    ]);
  });

  test('what was not measured has no row', () => {
    expect(pageTable({ '/': {} })).toEqual([]);
  });

  test('what was measured of another page only is left empty', () => {
    expect(pageTable({ '/': { seo: 92 }, '/book': {} })[0]).toMatchObject({ '/': '92', '/book': '' });
  });
});

describe('comparedLines', () => {
  test.each([
    ['met', { firstPaint: 1734 }, { firstPaint: 1072 }, { before: '1734 ms', now: '1072 ms', met: 'yes' }],
    ['missed', { firstPaint: 1734 }, { firstPaint: 1172 }, { before: '1734 ms', now: '1172 ms', met: 'no' }],
    ['not measured now', { firstPaint: 1734 }, {}, { before: '1734 ms', now: '', met: '' }],
    ['not measured before', {}, { firstPaint: 1072 }, { before: '', now: '1072 ms', met: 'yes' }],
    ['no goal', { requests: 21 }, { requests: 17 }, { before: '21', now: '17', goal: '', met: '' }],
  ])('%s', (_, before, now, line) => {
    expect(comparedLines('/', { '/': before }, { '/': now })).toMatchObject([line]);
  });
});
