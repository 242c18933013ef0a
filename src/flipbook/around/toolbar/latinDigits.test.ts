import { describe, expect, test } from 'vitest';
import { latinDigits } from './latinDigits.ts';

/** The numbering systems with ten digits; others, such as Roman numerals, are excluded. */
const systems = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
  const { format } = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
  return /^\p{Nd}+$/u.test(format(1234567890)) ? [[numberingSystem, format(1234567890)] as const] : [];
});

describe('latinDigits', () => {
  test.each(systems)('reads the digits of %s: %s', (_, digits) => {
    expect(latinDigits(digits)).toBe('1234567890');
  });

  test.each([
    ['٧', '7'],
    ['۷', '7'],
    ['１２', '12'],
    ['iv', 'iv'],
    ['Übersicht 3', 'Übersicht 3'],
    ['-١', '-1'],
    ['', ''],
  ])('makes of %j %j', (text, read) => {
    expect(latinDigits(text)).toBe(read);
  });

  test('knows the digits of many scripts', () => {
    expect(systems.length).toBeGreaterThan(40);
  });
});
