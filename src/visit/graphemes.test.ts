import { afterEach, describe, expect, it, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The function as a browser has it: modules look once for what the browser can do. */
const fresh = async () => (await import('./graphemes.ts')).graphemes;

describe('the letters of a text', () => {
  test.each([
    ['Acme', ['A', 'c', 'm', 'e']],
    ['👨‍👩‍👧 é', ['👨‍👩‍👧', ' ', 'é']],
    ['', []],
  ])('of %j are those that a reader counts', async (text, letters) => {
    expect((await fresh())(text)).toEqual(letters);
  });

  describe.each([
    ['Intl.Segmenter', { ...Intl, Segmenter: undefined }],
    ['Intl', undefined],
  ])('in a browser without %s', (_, intl) => {
    it('are code points: no surrogate pair is cut in two', async () => {
      vi.stubGlobal('Intl', intl);
      expect((await fresh())('Aé👩')).toEqual(['A', 'é', '👩']);
    });

    it('clean a company’s name', async () => {
      vi.stubGlobal('Intl', intl);
      const { cleanCompany } = await import('./cleanCompany.ts');
      expect(cleanCompany(' <b>Müller</b> & Söhne ')).toBe('Müller & Söhne');
      expect(cleanCompany('👩'.repeat(50))).toBe('👩'.repeat(40));
    });

    it('plan a script', async () => {
      vi.stubGlobal('Intl', intl);
      const { finalText } = await import('../dialogue/script.ts');
      expect(finalText([{ type: 'Helo' }, { erase: 1 }, { type: 'lo 👩' }], {})).toBe('Hello 👩');
    });
  });
});
