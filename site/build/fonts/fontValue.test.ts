import { describe, expect, test } from 'vitest';
import { families, fontValue, weightValue } from './fontValue.ts';

describe('a font', () => {
  test.each([
    ['1em Arial', 400, ['Arial']],
    ['400 1.5rem / calc(7 / 6) "VT323", "VT323 stand-in", sans-serif', 400, ['VT323', 'VT323 stand-in', 'sans-serif']],
    ['700 min(.9375rem,7vw)/1.3 "Libre Franklin",Arial', 700, ['Libre Franklin', 'Arial']],
    ['400 max(8px, round(nearest, calc(2.9 * 1mm), 8px)) / 1 Press Start, Arial', 400, ['Press Start', 'Arial']],
    ['italic bold small Libre Franklin', 700, ['Libre Franklin']],
    ['bold xx-large/normal "A B"', 700, ['A B']],
  ])('%s has weight and families', (value, weight, names) => {
    expect(fontValue(value)).toEqual({ weight, families: names });
  });

  test('is named alone, too', () => {
    expect(families('VT323 stand-in, "Press Start 2P"')).toEqual(['VT323 stand-in', 'Press Start 2P']);
  });

  test.each([
    ['bold', 700],
    ['bolder', 700],
    ['normal', 400],
    ['350', 350],
    ['inherit', undefined],
  ])('of weight %s has %s', (value, weight) => {
    expect(weightValue(value)).toBe(weight);
  });
});
