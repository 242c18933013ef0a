import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s against %s is %d', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
  });

  it('lies between 1 and 21 and does not depend on the order', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
        expect(contrastRatio(other, one)).toBe(ratio);
      }),
    );
  });

  it.each(['orange', '#fff', 'rgb(0 0 0)', ''])("refuses '%s' and says how to write a colour", (written) => {
    expect(() => contrastRatio(written, '#ffffff')).toThrow(
      `contrastRatio: '${written}' is not a colour it can read. Write it as #rrggbb, for example #f58220.`,
    );
  });
});
