import { expect, test } from 'vitest';
import { usesLetter } from './usesLetter.ts';

test.each([
  [true, ['en-US', 'en-CA', 'fr-CA', 'es-MX', 'fil-PH', 'en-ph', 'es-CO', 'en', 'en-Latn-US']],
  [false, ['en-GB', 'de', 'de-DE', 'fr', 'ja', 'pt-BR', 'es', 'en-AU', 'zh-Hans', 'ar-JO']],
  // These are not language tags, so A4, as in most of the world.
  [false, ['', 'C', 'en_US', 'not a locale']],
])('usesLetter returns %j for %j', (expected, locales) => {
  expect(locales.filter((locale) => usesLetter(locale) !== expected)).toEqual([]);
});
