import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentNames, plainDocumentNames } from './documentNames.ts';

test('for any owner, all document paths contain the owner’s name or none does, and they are safe and unique', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem()), (owner) => {
      const names = Object.values(documentNames(owner));
      const plainPaths: readonly string[] = Object.values(plainDocumentNames);
      const slug = /^pdf\/(.*)resume\.pdf$/.exec(documentNames(owner).resume)?.[1];
      expect(names).toEqual(plainPaths.map((file) => file.replace('pdf/', `pdf/${slug}`)));
      if (slug) expect(new Set([...plainPaths, ...names]).size).toBe(plainPaths.length * 2);
      for (const name of names) expect(name).toMatch(/^pdf\/[a-z0-9]+(-[a-z0-9]+)*\.pdf$/);
    }),
  );
});
