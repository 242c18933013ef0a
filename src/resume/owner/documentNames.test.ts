import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentNames, plainDocumentNames } from './documentNames.ts';

test('whatever the owner’s name, all documents have it or none, each address is safe, and no two documents have one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem()), (owner) => {
      const names = Object.values(documentNames(owner));
      const plain: readonly string[] = Object.values(plainDocumentNames);
      const slug = /^pdf\/(.*)resume\.pdf$/.exec(documentNames(owner).resume)?.[1];
      expect(names).toEqual(plain.map((file) => file.replace('pdf/', `pdf/${slug}`)));
      if (slug) expect(new Set([...plain, ...names]).size).toBe(plain.length * 2);
      for (const name of names) expect(name).toMatch(/^pdf\/[a-z0-9]+(-[a-z0-9]+)*\.pdf$/);
    }),
  );
});

test.each<[string, unknown]>([
  ['Ada Lovelace', 'pdf/ada-lovelace-resume.pdf'],
  ['Łukasz Żak', 'pdf/lukasz-zak-resume.pdf'],
  ['Øystein Ødegård', 'pdf/oystein-odegard-resume.pdf'],
  ['Đorđe Weiß', 'pdf/dorde-weiss-resume.pdf'],
  ['  María José  Carreño-Quiñones ', 'pdf/maria-jose-carreno-quinones-resume.pdf'],
  ["Conan O'Brien", 'pdf/conan-obrien-resume.pdf'],
  ['Ken 3000', 'pdf/ken-3000-resume.pdf'],
  ['Ada 🚀 Byron', 'pdf/ada-byron-resume.pdf'],
  [
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    'pdf/wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww-resume.pdf',
  ],
  ['山田 太郎', 'pdf/resume.pdf'],
  ['Иван Petrov', 'pdf/resume.pdf'],
  ['ليلى', 'pdf/resume.pdf'],
  ['', 'pdf/resume.pdf'],
  ['—', 'pdf/resume.pdf'],
  ['Foldable', 'pdf/resume.pdf'],
  [
    'Wilhelmina Wilhelmina Wilhelmina Wilhelmina Wilhelmina Wilhelmina',
    'pdf/wilhelmina-wilhelmina-wilhelmina-wilhelmina-wilhelmina-resume.pdf',
  ],
])('the résumé of %j is the file %j', (input, expected) => {
  expect(documentNames(input).resume).toEqual(expected);
});
