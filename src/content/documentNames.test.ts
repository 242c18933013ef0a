import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentNames, plainDocumentNames } from './documentNames.ts';

describe('documents are named after their owner', () => {
  test.each([
    ['Ada Lovelace', 'ada-lovelace'],
    ['Łukasz Żak', 'lukasz-zak'],
    ['Øystein Ødegård', 'oystein-odegard'],
    ['Đorđe Weiß', 'dorde-weiss'],
    ['  María José  Carreño-Quiñones ', 'maria-jose-carreno-quinones'],
    ["Conan O'Brien", 'conan-obrien'],
    ['Ken 3000', 'ken-3000'],
    ['Ada 🚀 Byron', 'ada-byron'],
    ['W'.repeat(200), 'w'.repeat(60)],
  ])('%j is %s', (owner, slug) => {
    const names = Object.values(documentNames(owner));
    expect(names).toEqual(Object.values(plainDocumentNames).map((file) => file.replace('pdf/', `pdf/${slug}-`)));
    expect(names[0]).toBe(`pdf/${slug}-resume.pdf`);
  });

  test.each(['山田 太郎', 'Иван Petrov', 'ليلى', '', '—', 'Foldable'])('%j keeps the plain names', (owner) => {
    expect(documentNames(owner)).toEqual(plainDocumentNames);
  });

  test('a long name ends with a whole word', () => {
    expect(documentNames('Wilhelmina '.repeat(20)).resume).toBe(`pdf/${'wilhelmina-'.repeat(5)}resume.pdf`);
  });

  test('whatever the name, each address is safe, and no two documents have one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (owner) => {
        const names = Object.values(documentNames(owner));
        const plain: readonly string[] = Object.values(plainDocumentNames);
        const others = names.filter((name) => !plain.includes(name));
        expect(new Set([...plain, ...others]).size).toBe(plain.length + others.length);
        expect(others.length === 0 || others.length === plain.length).toBe(true);
        for (const name of names) expect(name).toMatch(/^pdf\/[a-z0-9]+(-[a-z0-9]+)*\.pdf$/);
      }),
    );
  });
});
