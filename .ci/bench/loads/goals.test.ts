import { describe, expect, test } from 'vitest';
import { goalWords, measure, meetsGoal, type Told } from './goals.ts';

const at = (id: Told['id'], value: number, more: Partial<Told> = {}): Told => ({ id, page: '/', value, ...more });

describe('meetsGoal', () => {
  test.each<[string, Told, boolean | undefined]>([
    ['a time at its goal', at('firstPaint', 1100.4), true],
    ['a time beyond it', at('firstPaint', 1101), false],
    ['a whole score', at('performance', 100), true],
    ['a score below', at('performance', 99), false],
    ['a shift too small to be told', at('shift', 0.0004), true],
    ['a shift', at('shift', 0.0123), false],
    ['what has no goal', at('requests', 21), undefined],
    ['what has one on another page', at('markup', 20_000), undefined],
    ['what has one on this page', at('markup', 12_001, { page: '/flipbook' }), false],
    ['as before', at('fastFirstPaint', 200.3, { before: 200 }), true],
    ['slower than before', at('fastFirstPaint', 201, { before: 200 }), false],
    ['with nothing to compare', at('fastFirstPaint', 201), undefined],
  ])('%s', (_, told, met) => {
    expect(meetsGoal(told)).toBe(met);
  });
});

test.each<[Parameters<typeof goalWords>, string]>([
  [['firstPaint'], '≤ 1100 ms'],
  [['performance', '/'], '≥ 100'],
  [['fastFirstPaint', '/'], '≤ before'],
  [['markup'], '/flipbook: ≤ 12.0 kB'],
  [['markup', '/flipbook'], '≤ 12.0 kB'],
  [['markup', '/'], ''],
  [['requests'], ''],
])('the goal of %j in words: "%s"', (asked, words) => {
  expect(goalWords(...asked)).toBe(words);
});

test.each([
  [99.6, 'score', '100'],
  [1072.6, 'ms', '1073 ms'],
  [12_345, 'kB', '12.3 kB'],
  [0.0004, 'shift', '0'],
  [0.01234, 'shift', '0.012'],
  [21, 'count', '21'],
] as const)('%d as %s is "%s"', (value, unit, text) => {
  expect(measure(value, unit)).toBe(text);
});
