import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lettersInRange, unicodeRange } from './unicodeRange.ts';

describe('a unicode-range', () => {
  test.each([
    ['', []],
    ['U+41', [0x41]],
    ['U+41-43,U+2013', [0x2013, 0x43, 0x41, 0x42]],
  ])('is %s for its letters', (range, letters) => {
    expect(unicodeRange(new Set(letters))).toBe(range);
  });

  test('has an end, or question marks for any digit', () => {
    expect([...lettersInRange('U+30-32, u+4?')]).toEqual(
      [0x30, 0x31, 0x32, ...Array(16).keys()].map((n, i) => (i < 3 ? n : 0x40 + n)),
    );
  });

  test('is read as it was written', () => {
    const letter = fc.integer({ min: 0, max: 0x10ffff });
    fc.assert(
      fc.property(fc.uniqueArray(letter, { minLength: 1 }), (letters) => {
        expect(lettersInRange(unicodeRange(new Set(letters)))).toEqual(new Set(letters));
      }),
    );
  });

  test('that cannot be read is refused', () => {
    expect(() => lettersInRange('U+41, A-Z')).toThrow('"A-Z" is no part of a unicode-range.');
  });
});
