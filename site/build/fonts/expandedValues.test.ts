import { describe, expect, test } from 'vitest';
import { expandedValues } from './expandedValues.ts';

const tokens = new Map([
  ['--face', new Set(['A, B', 'C'])],
  ['--type', new Set(['400 1em var(--face)'])],
  ['--self', new Set(['var(--self)', 'D'])],
]);

describe('the values of', () => {
  test.each([
    ['red', ['red']],
    ['var(--face)', ['A, B', 'C']],
    ['var(--type)', ['400 1em A, B', '400 1em C']],
    ['700 min(1em, 7vw)/1 var(--face)', ['700 min(1em, 7vw)/1 A, B', '700 min(1em, 7vw)/1 C']],
    ['var(--none)', []],
    ['var(--none, 1em max(2px, var(--face)))', ['1em max(2px, A, B)', '1em max(2px, C)']],
    ['var(--self)', ['D']],
  ])('%s', (value, values) => {
    expect(expandedValues(value, tokens)).toEqual(values);
  });

  test('a value that is cut off are none', () => {
    expect(() => expandedValues('var(--face', tokens)).toThrow('In "var(--face" a bracket is not closed.');
  });
});
