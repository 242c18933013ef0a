import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typical } from '../../stories/content/fixtures.ts';
import { documentFonts } from './documentFonts.ts';
import { printedText } from './printedText.ts';
import { fontFolder } from './testing/compiledPdf.ts';

const { builtIn } = documentFonts(typical, fontFolder);
const has = (codePoint: number) => builtIn.some((font) => font.has(codePoint));

test('only printable signs remain, and every letter is kept', () => {
  const emoji = fc.constantFrom('🚀', '👨‍👩‍👧', '🇳🇱', '👋🏽', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🫩', '\u{1FADF}', '☎️', '⛹🏿‍♀️');
  fc.assert(
    fc.property(fc.array(fc.oneof(emoji, fc.lorem({ maxCount: 1 })), { maxLength: 12 }), (words) => {
      const printable = printedText(words.join(' '), has);
      for (const sign of printable) expect([sign, has(sign.codePointAt(0) ?? 0)]).toEqual([sign, true]);
      const lettersOnly = (text: string) => text.replace(/[^\p{L}]/gu, '');
      expect(lettersOnly(printable)).toBe(lettersOnly(words.join('')));
    }),
  );
});
