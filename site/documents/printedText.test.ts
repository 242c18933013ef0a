import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typical } from '../../stories/content/fixtures.ts';
import { documentFonts } from './documentFonts.ts';
import { leftOut, printedText } from './printedText.ts';
import { fontFolder } from './testing/compiledPdf.ts';

const { builtIn } = documentFonts(typical, fontFolder);
const has = (codePoint: number) => builtIn.some((font) => font.has(codePoint));

describe('on paper', () => {
  test.each([
    ['Rocket 🚀 science', 'Rocket 🚀 science'],
    ['Phone ☎️', 'Phone ☎'],
    ['A family 👨‍👩‍👧', 'A family 👨'],
    ['Hello 👋🏽!', 'Hello 👋!'],
    ['She codes 👩🏽‍💻.', 'She codes 👩.'],
    ['Press 1️⃣ now', 'Press 1 now'],
    ['🇳🇱 Dutch', 'Dutch'],
    ['From 🇳🇱 to 🇧🇪', 'From to '],
    ['From 🇳🇱 to', 'From to'],
    ['England 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'England 🏴'],
    ['From 🇳🇱, to (🇧🇪).', 'From, to ().'],
    ['🇳🇱', ''],
    ['© 2025 Ada™', '© 2025 Ada™'],
    ['Zoë 山田 → ж', 'Zoë 山田 → ж'],
  ])('%j is %j', (text, printed) => {
    expect(printedText(text, has)).toBe(printed);
  });

  test('what is left out is named', () => {
    expect(leftOut('From 🇳🇱 to 🇧🇪 with 🚀, 🇳🇱', has)).toEqual(['🇳🇱', '🇧🇪']);
    expect(leftOut('Nothing', has)).toEqual([]);
  });

  test('no picture that no face has comes through, and no letter is lost', () => {
    const emoji = fc.constantFrom('🚀', '👨‍👩‍👧', '🇳🇱', '👋🏽', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🫩', '\u{1FADF}', '☎️', '⛹🏿‍♀️');
    fc.assert(
      fc.property(fc.array(fc.oneof(emoji, fc.lorem({ maxCount: 1 })), { maxLength: 12 }), (words) => {
        const printed = printedText(words.join(' '), has);
        for (const sign of printed) expect([sign, has(sign.codePointAt(0) ?? 0)]).toEqual([sign, true]);
        const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
        expect(letters(printed)).toBe(letters(words.join('')));
      }),
    );
  });
});
