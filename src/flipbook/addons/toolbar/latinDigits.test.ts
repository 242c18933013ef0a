import { expect, test } from 'vitest';
import { latinDigits } from './latinDigits.ts';

test('latinDigits converts the ten digits of every script', () => {
  // Leaves out `hanidec`: in Unicode, its characters, such as 一, are not decimal digits.
  const systems = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1234567890);
    return /^\p{Nd}+$/u.test(digits) ? digits : [];
  });
  expect(systems.length).toBeGreaterThan(40);
  expect(systems.map(latinDigits)).toEqual(systems.map(() => '1234567890'));
});

test.each([
  ['iv', 'iv'],
  ['-١', '-1'],
])('latinDigits(%j) is %j', (text, latinText) => {
  expect(latinDigits(text)).toBe(latinText);
});
