import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitParagraphs } from './fitParagraphs.ts';
import { letterFit } from './letterFit.ts';
import { storyFit } from './storyFit.ts';
import { tipFit } from './tipFit.ts';

const sentence = 'I build web interfaces that people can use, on the phone they have. ';

describe('fitParagraphs', () => {
  test('a short text is set in the largest size', () => {
    expect(fitParagraphs([sentence])).toEqual({ sizePx: 17, lettersOver: 0 });
  });

  test('a longer one steps down', () => {
    const { sizePx, lettersOver } = fitParagraphs([sentence.repeat(24)]);
    expect(sizePx).toBeLessThan(17);
    expect(sizePx).toBeGreaterThan(12);
    expect(lettersOver).toBe(0);
  });

  test('what does not fit at 12 px is counted', () => {
    const { sizePx, lettersOver } = fitParagraphs([sentence.repeat(60)]);
    expect(sizePx).toBe(12);
    expect(lettersOver).toBeGreaterThan(500);
  });

  test('a text without its letters over fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 90 }), (sentences) => {
        const text = sentence.repeat(sentences);
        const { lettersOver } = fitParagraphs([text]);
        expect(fitParagraphs([text.slice(0, text.length - lettersOver)]).lettersOver).toBeLessThan(text.length / 20);
      }),
    );
  });

  test('more text is never larger', () => {
    fc.assert(
      fc.property(
        fc.array(fc.lorem({ mode: 'sentences', maxCount: 5 }), { maxLength: 8 }),
        fc.lorem(),
        (texts, more) => {
          expect(fitParagraphs([...texts, more]).sizePx).toBeLessThanOrEqual(fitParagraphs(texts).sizePx);
        },
      ),
    );
  });
});

describe('letterFit', () => {
  const signature = ['Yours sincerely,', 'Robin Vale'];

  test('a letter that leaves the corner free has a mascot in it', () => {
    expect(letterFit([sentence.repeat(6), ...signature])).toMatchObject({ sizePx: 17, mascot: true });
  });

  test('a mascot stands beside a signature, not beside a paragraph', () => {
    const body = [sentence.repeat(8), sentence.repeat(8), sentence.repeat(4)];
    expect(letterFit([...body, ...signature]).mascot).toBe(true);
    expect(letterFit([...body, sentence]).mascot).toBe(false);
  });

  test('nor beside a signature that is written from right to left', () => {
    const body = [sentence.repeat(8), sentence.repeat(8), sentence.repeat(4)];
    expect(letterFit([...body, 'مع أطيب التحيات،']).mascot).toBe(false);
  });

  test('a long letter has none', () => {
    expect(letterFit([sentence.repeat(40)])).toEqual({
      ...fitParagraphs([sentence.repeat(40)]),
      mascot: false,
      signature: 1,
    });
  });
});

describe('tipFit', () => {
  test('below more stats a tip is smaller', () => {
    const tip = sentence.repeat(3);
    expect(tipFit('Tip', tip, 6).sizePx).toBeLessThan(tipFit('Tip', tip, 0).sizePx);
    expect(tipFit('Tip', tip, 0).sizePx).toBe(17);
  });

  test('a tip that is a whole story is counted', () => {
    expect(tipFit('Tip', sentence.repeat(20), 4).lettersOver).toBeGreaterThan(0);
  });
});

describe('storyFit', () => {
  test('a short story has a picture', () => {
    expect(storyFit([sentence])).toEqual({ sizePx: 17, lettersOver: 0, picture: 'large' });
  });

  test('a longer one has a smaller picture', () => {
    const { picture, sizePx } = storyFit([sentence.repeat(11)]);
    expect(picture).toBe('small');
    expect(sizePx).toBeGreaterThanOrEqual(14);
  });

  test('a long one would rather have letters of a decent size', () => {
    const { picture, sizePx } = storyFit([sentence.repeat(24)]);
    expect(picture).toBe('none');
    expect(sizePx).toBeGreaterThanOrEqual(14);
  });
});
