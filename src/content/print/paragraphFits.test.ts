// Where letters become smaller, and where a page is full: each page has the room that its style sheet leaves.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitParagraphs, letterFit, pitchFit, smallPrintFit, storyFit, tipFit } from './paragraphFits.ts';
import { steps, times } from './steps.ts';

const sentence = 'I build web interfaces that people can use. ';
const lines = (count: number) => times(count, () => 'One.');

describe('paragraphs of a line each', () => {
  test('fill a page with 14 in the largest letters, and with 20 in the smallest', () => {
    expect(steps(20, (count) => fitParagraphs(lines(count)).sizePx)).toEqual([
      [0, 17],
      [15, 16],
      [16, 15],
      [17, 14],
      [18, 13],
      [19, 12],
    ]);
  });

  test('count the letters that are too many from the 21st on, at least one', () => {
    expect(steps(23, (count) => fitParagraphs(lines(count)).lettersOver)).toEqual([
      [0, 0],
      [21, 4],
      [22, 8],
      [23, 12],
    ]);
    expect(fitParagraphs(['a'], { widthPx: 540, heightPx: 16.7 }).lettersOver).toBe(1);
  });

  test('in a story, leave a picture as much room as its letters deserve', () => {
    const setting = (count: number) => {
      const { picture, sizePx } = storyFit(lines(count));
      return `${picture} ${sizePx}`;
    };
    expect(steps(19, setting)).toEqual([
      [0, 'large 17'],
      [6, 'small 17'],
      [8, 'small 16'],
      [9, 'small 14'],
      [10, 'none 17'],
      [15, 'none 16'],
      [16, 'none 15'],
      [17, 'none 14'],
      [18, 'none 13'],
      [19, 'none 12'],
    ]);
  });

  test('in a letter, keep head and signature down to 14 px', () => {
    const setting = (count: number) => {
      const { isDressed, sizePx } = letterFit('Rome, Nov 2025', lines(count));
      return `${isDressed ? 'dressed' : 'plain'} ${sizePx}`;
    };
    expect(steps(18, setting)).toEqual([
      [0, 'dressed 17'],
      [12, 'dressed 16'],
      [13, 'dressed 15'],
      [14, 'dressed 14'],
      [15, 'plain 16'],
      [16, 'plain 15'],
      [17, 'plain 14'],
      [18, 'plain 13'],
    ]);
  });
});

test('a tip has what the stats above it leave', () => {
  expect(steps(6, (stats) => tipFit('Tip', sentence.repeat(8), stats))).toEqual([
    [0, { sizePx: 17, lettersOver: 0 }],
    [2, { sizePx: 14, lettersOver: 0 }],
    [3, { sizePx: 13, lettersOver: 0 }],
    [4, { sizePx: 12, lettersOver: 68 }],
    [5, { sizePx: 12, lettersOver: 102 }],
    [6, { sizePx: 12, lettersOver: 204 }],
  ]);
});

test('the label counts as words of the tip', () => {
  expect(tipFit('Tip', sentence.repeat(5), 3).sizePx).toBe(17);
  expect(tipFit(sentence, sentence.repeat(5), 3).sizePx).toBe(15);
});

test.each([
  ['pitch', pitchFit, [0, 17], [4, 15], [5, 13], [7, 12]],
  ['small print', smallPrintFit, [0, 17], [4, 14], [5, 12]],
] as const)('the %s of the back cover grows smaller with each sentence', (_, fitOf, ...sizes) => {
  expect(steps(8, (sentences) => fitOf(sentence.repeat(sentences)).sizePx)).toEqual(sizes);
});

test('more text is never larger', () => {
  const sentences = fc.lorem({ mode: 'sentences', maxCount: 5 });
  fc.assert(
    fc.property(fc.array(sentences, { maxLength: 8 }), fc.lorem(), (texts, more) => {
      expect(fitParagraphs([...texts, more]).sizePx).toBeLessThanOrEqual(fitParagraphs(texts).sizePx);
    }),
  );
});
