import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineCount } from './lineCount.ts';
import { textWidth } from './textWidth.ts';

describe('lineCount', () => {
  test.each([
    ['', 20, 0],
    ['   ', 20, 0],
    ['one', 20, 1],
    ['i i i i', 1, 2],
    ['front-end', 2.9, 2],
    ['W'.repeat(30), 10, 4],
    ['漢字'.repeat(10), 10, 2],
  ])('%j on lines of %d em fills %d', (text, widthEm, lines) => {
    expect(lineCount(text, widthEm)).toBe(lines);
  });

  test('a longer line never needs more lines, and more text never fewer', () => {
    fc.assert(
      fc.property(
        fc.lorem({ mode: 'sentences', maxCount: 4 }),
        fc.lorem(),
        fc.double({ min: 5, max: 40, noNaN: true }),
        (text, more, widthEm) => {
          expect(lineCount(text, widthEm * 1.5)).toBeLessThanOrEqual(lineCount(text, widthEm));
          expect(lineCount(`${text} ${more}`, widthEm)).toBeGreaterThanOrEqual(lineCount(text, widthEm));
        },
      ),
    );
  });

  test('there are never fewer lines than the text is long', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.double({ min: 3, max: 40, noNaN: true }),
        (text, widthEm) => {
          expect(lineCount(text, widthEm) * (widthEm + textWidth(' '))).toBeGreaterThanOrEqual(
            textWidth(text.trim().replace(/\s+/g, ' ')) - 1e-6,
          );
        },
      ),
    );
  });
});

describe('textWidth', () => {
  test('letters with a mark are as wide as without it', () => {
    expect(textWidth('Ångström')).toBe(textWidth('Angstrom'));
  });

  test.each([
    ['🚀', 1.35],
    ['👋🏽', 1.35],
    ['👩🏽‍💻', 1.35],
    ['☎️', 1.35],
    ['🚀🚀', 2.7],
  ])('%s is %d em wide, however many signs make it', (text, widthEm) => {
    expect(textWidth(text)).toBeCloseTo(widthEm);
  });

  test('bold is wider', () => {
    expect(textWidth('Level', 'bold')).toBeGreaterThan(textWidth('Level'));
  });
});
