import { expect, test } from 'vitest';
import { libraryEntries } from './libraryEntries.ts';

test('entries are the scripts among the exports, as a bundler takes them; the whole library is none', () => {
  const exports = {
    '.': { types: './index.d.ts', default: './index.js' },
    './book': { types: './book.d.ts', node: './plain.js', default: './book.js' },
    './book/part': './part.js',
    './book.css': { types: './book.css.d.ts', default: './book.css' },
    './package.json': './package.json',
  };
  expect(libraryEntries(exports)).toEqual([
    { name: 'book', file: 'book.js' },
    { name: 'book/part', file: 'part.js' },
  ]);
});
