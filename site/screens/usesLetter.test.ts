import { describe, expect, test } from 'vitest';
import { usesLetter } from './usesLetter.ts';

describe('usesLetter', () => {
  test.each(['en-US', 'en-CA', 'fr-CA', 'es-MX', 'fil-PH', 'en-ph', 'es-CO', 'en', 'en-Latn-US'])(
    '%s prints on Letter',
    (locale) => {
      expect(usesLetter(locale)).toBe(true);
    },
  );

  test.each(['en-GB', 'de', 'de-DE', 'fr', 'ja', 'pt-BR', 'es', 'en-AU', 'zh-Hans', 'ar-JO'])(
    '%s prints on A4',
    (locale) => {
      expect(usesLetter(locale)).toBe(false);
    },
  );

  test.each(['', 'C', 'en_US', 'not a locale'])('"%s" is no locale, and most of the world has A4', (locale) => {
    expect(usesLetter(locale)).toBe(false);
  });
});
