import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typical } from '../../stories/content/fixtures.ts';
import { documentFonts } from './documentFonts.ts';
import { omittedPictures, printedText } from './printedText.ts';
import { fontFolder } from './testing/compiledPdf.ts';

const { builtIn } = documentFonts(typical, fontFolder);
const has = (codePoint: number) => builtIn.some((font) => font.has(codePoint));

test('printedText returns only printable characters and keeps every letter', () => {
  const emoji = fc.constantFrom('🚀', '👨‍👩‍👧', '🇳🇱', '👋🏽', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🫩', '\u{1FADF}', '☎️', '⛹🏿‍♀️');
  fc.assert(
    fc.property(fc.array(fc.oneof(emoji, fc.lorem({ maxCount: 1 })), { maxLength: 12 }), (words) => {
      const printable = printedText(words.join(' '), has);
      for (const character of printable)
        expect([character, has(character.codePointAt(0) ?? 0)]).toEqual([character, true]);
      const lettersOnly = (text: string) => text.replace(/[^\p{L}]/gu, '');
      expect(lettersOnly(printable)).toBe(lettersOnly(words.join('')));
    }),
  );
});

test.each<[string, readonly string[]]>([
  ['Rocket 🚀 science', ['Rocket 🚀 science']],
  ['Phone ☎️', ['Phone ☎']],
  ['A family 👨‍👩‍👧', ['A family 👨']],
  ['Hello 👋🏽!', ['Hello 👋!']],
  ['She codes 👩🏽‍💻.', ['She codes 👩.']],
  ['Press 1️⃣ now', ['Press 1 now']],
  ['🇳🇱 Dutch', ['Dutch', '🇳🇱']],
  ['From 🇳🇱 to 🇧🇪', ['From to ', '🇳🇱', '🇧🇪']],
  ['From 🇳🇱 to', ['From to', '🇳🇱']],
  ['England 🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['England 🏴']],
  ['From 🇳🇱, to (🇧🇪).', ['From, to ().', '🇳🇱', '🇧🇪']],
  ['🇳🇱', ['', '🇳🇱']],
  ['© 2025 Ada™', ['© 2025 Ada™']],
  ['From 🇳🇱 to 🇧🇪 with 🚀, 🇳🇱', ['From to with 🚀, ', '🇳🇱', '🇧🇪']],
])('for %j, returns the printed text and the omitted emoji: %j', (text, expected) => {
  expect([printedText(text, has), ...omittedPictures(text, has)]).toEqual(expected);
});

test.each<[text: string, language: string, expected: string]>([
  ['Zoë 山田 ★ ж', 'en', 'Zoë ShanTian ★ ж'],
  ['Acme - همتو', 'en', 'Acme - hmtw'],
  ['山田 エンジニア', 'ja', '[?] enjinia'],
])('transliterates the letters of %j that no font has, in the language %s, as %j', (text, language, expected) => {
  expect(printedText(text, has, language)).toBe(expected);
});
