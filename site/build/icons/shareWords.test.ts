import { describe, expect, test } from 'vitest';
import { loadContent, placeholderFolder } from '../content/contentFiles.ts';
import { shareWords } from './shareWords.ts';

const owner = loadContent({ folder: placeholderFolder });
const words = (name: string, label?: string) =>
  shareWords({ ...owner, resume: { basics: { name, ...(label === undefined ? {} : { label }) } } });

describe('the words of the share picture', () => {
  test('are name and role', () => {
    expect(shareWords(owner)).toEqual({ name: 'Player One', role: 'Front-end developer' });
    expect(words('Kim')).toEqual({ name: 'Kim', role: '' });
  });

  test.each([
    ['Kim 🚀 Example', 'Kim Example'],
    ['👩🏽‍💻 Kim', 'Kim'],
    ['Kim ❤️ 🇳🇴 1️⃣', 'Kim'],
    ['Łukasz Ødegård', 'Łukasz Ødegård'],
    ['C# & F*, 24/7 ©', 'C# & F*, 24/7 ©'],
    ['🚀', ''],
  ])('of %s is left %s, without small pictures', (text, left) => {
    expect(words(text).name).toBe(left);
    expect(words('Kim', text).role).toBe(left);
  });
});
