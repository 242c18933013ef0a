import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Imports the module again, because it detects the browser's features once. */
const fresh = async () => (await import('./graphemes.ts')).graphemes;

describe('the letters of a text', () => {
  test.each([
    ['Acme', ['A', 'c', 'm', 'e']],
    ['👨‍👩‍👧 é', ['👨‍👩‍👧', ' ', 'é']],
    ['', []],
  ])('of %j are its graphemes', async (text, letters) => {
    expect((await fresh())(text)).toEqual(letters);
  });

  test.each([
    ['Intl.Segmenter', { ...Intl, Segmenter: undefined }],
    ['Intl', undefined],
  ])('in a browser without %s are code points, so no surrogate pair splits', async (_, intl) => {
    vi.stubGlobal('Intl', intl);
    expect((await fresh())('Aé👩')).toEqual(['A', 'é', '👩']);
  });
});
