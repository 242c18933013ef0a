import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displaySize } from './displaySize.ts';

describe('displaySize', () => {
  test.each([
    ['Notes', 32],
    ['Quick Reference', 32],
    ['A rather long title', 24],
    ['A title in as many as four words, or five', 16],
    ['W'.repeat(33), 'plain'],
    ['a word '.repeat(30), 'plain'],
  ])('%j on 512 x 44 pixels is set in %s', (title, size) => {
    expect(displaySize(title, 512, 44)).toBe(size);
  });

  test('a longer title is never larger', () => {
    const rank = (title: string) => [32, 24, 16, 'plain'].indexOf(displaySize(title, 592, 132));
    fc.assert(
      fc.property(fc.lorem(), fc.lorem(), (title, more) => {
        expect(rank(`${title} ${more}`)).toBeGreaterThanOrEqual(rank(title));
      }),
    );
  });
});
