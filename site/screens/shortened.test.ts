import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shortened } from './shortened.ts';

// Modules look once for what the browser can do: the next test gets them anew.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('shortened', () => {
  test.each([
    ['short enough', 20, 'short enough'],
    ['turns fuzzy ideas into accessible, well-tested interfaces', 35, 'turns fuzzy ideas into accessible…'],
    ['aaaaaaaaaaaaaaaaaaaa', 10, 'aaaaaaaaa…'],
    ['👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 3, '👩‍🚀👩‍🚀…'],
  ])('%s, at most %i, is %s', (text, limit, expected) => {
    expect(shortened(text, limit)).toBe(expected);
  });

  test('whatever the text, the answer is no longer than asked', () => {
    const length = (text: string) => Array.from(new Intl.Segmenter('en').segment(text)).length;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
        // A cut can bring two characters together that join into one, never the other way round.
        expect(length(shortened(text, limit))).toBeLessThanOrEqual(Math.max(limit, 1));
      }),
    );
  });

  test('in a browser without Intl.Segmenter it counts code points', async () => {
    vi.resetModules();
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    const old = await import('./shortened.ts');
    expect(old.shortened('a👩aaaaaaaaaaaaaaaaaa', 10)).toBe('a👩aaaaaaa…');
  });
});
