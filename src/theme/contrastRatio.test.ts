import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#0000ff', 8.59],
  ])('the contrast of %s and %s is %d', (color, background, expected) => {
    expect(contrastRatio(color, background)).toBeCloseTo(expected, 2);
  });

  it.each(['orange', '#fff', 'rgb(0 0 0)', ''])("rejects '%s' and names the expected format", (invalidColor) => {
    expect(() => contrastRatio(invalidColor, '#ffffff')).toThrow(
      `contrastRatio: '${invalidColor}' is not a valid color. Expected #rrggbb, for example #f58220.`,
    );
  });
});
