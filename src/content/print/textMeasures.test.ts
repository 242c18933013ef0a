import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, blocksHeight, lineCount, textWidth } from './textMeasures.ts';

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

describe('blocksHeight', () => {
  const block = (text: string, more: Partial<Block> = {}): Block => ({ text, sizePx: 10, ...more });

  test.each<[string, Block[], number]>([
    ['nothing', [], 0],
    ['a line', [block('One')], 14],
    ['two lines', [block('One'), block('Two')], 28],
    ['a gap', [block('One', { gapPx: 5 }), block('Two', { gapPx: 3 })], 31],
    ['a paragraph over two lines', [block('mmmm mmmm')], 28],
    ['an empty block with its gap', [block(' ', { gapPx: 5 }), block('Two', { gapPx: 5 }), block('')], 14],
    ['two words', [block('mm mm')], 14],
    ['two words in larger letters', [block('mm mm', { sizePx: 20 })], 56],
    ['words of which bold ones need a line more', [block('mmm m'), block('mmm m', { weight: 'bold' })], 42],
  ])('%s on lines of 40 px', (_, blocks, heightPx) => {
    expect(blocksHeight(blocks, 40)).toBeCloseTo(heightPx);
  });

  test('lines may stand closer together', () => {
    expect(blocksHeight([block('One'), block('Two')], 40, 1)).toBeCloseTo(20);
  });
});
