import { expect, test } from 'vitest';
import { libraryEntries } from './libraryEntries.ts';

test('entries are the scripts among the exports, as a bundler takes them; the whole library is none', () => {
  const exports = {
    '.': { types: './dist/lib/index.d.ts', default: './dist/lib/index.js' },
    './book': { types: './dist/lib/book.d.ts', node: './dist/lib/plain.js', default: './dist/lib/book.js' },
    './book/part': './dist/lib/part.js',
    './book.css': { types: './dist/lib/book.css.d.ts', default: './dist/lib/book.css' },
    './package.json': './package.json',
  };
  expect(libraryEntries(exports)).toEqual([
    { name: 'book', file: 'dist/lib/book.js' },
    { name: 'book/part', file: 'dist/lib/part.js' },
  ]);
});
