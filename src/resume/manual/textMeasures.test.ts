import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksHeight, lineCount, textWidth } from './textMeasures.ts';

test('bold letters are 8 % wider', () => {
  expect(textWidth('W', 'bold')).toBeCloseTo(0.99 * 1.08);
});

test('a longer line never needs more lines, and more text never fewer', () => {
  const lineEm = fc.double({ min: 5, max: 40, noNaN: true });
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 4 }), fc.lorem(), lineEm, (text, more, widthEm) => {
      expect(lineCount(text, widthEm * 1.5)).toBeLessThanOrEqual(lineCount(text, widthEm));
      expect(lineCount(`${text} ${more}`, widthEm)).toBeGreaterThanOrEqual(lineCount(text, widthEm));
    }),
  );
});

test('there are never fewer lines than the text is long', () => {
  const graphemes = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(graphemes, fc.double({ min: 3, max: 40, noNaN: true }), (text, widthEm) => {
      const whole = textWidth(text.trim().replace(/\s+/g, ' '));
      expect(lineCount(text, widthEm) * (widthEm + textWidth(' '))).toBeGreaterThanOrEqual(whole - 1e-6);
    }),
  );
});

test('lines may stand closer together', () => {
  const blocks = ['One', 'Two'].map((text) => ({ text, sizePx: 10 }));
  expect(blocksHeight(blocks, 40, 1)).toBeCloseTo(20);
});
