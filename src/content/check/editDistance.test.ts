import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { editDistance } from './editDistance.ts';

describe('editDistance', () => {
  test.each([
    ['work', 'work', 0],
    ['workk', 'work', 1],
    ['wrk', 'work', 1],
    ['wirk', 'work', 1],
    ['wokr', 'work', 1],
    ['comapny', 'company', 1],
    ['', 'work', 4],
    ['abc', 'xyz', 3],
  ])('%j is away from %j by %d', (from, to, slips) => {
    expect(editDistance(from, to)).toBe(slips);
  });

  it('is the same there and back, and nothing only for the same word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });
});
