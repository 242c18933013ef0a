// What is shipped is compiled from the drawings, all of it and nothing else, and no drawing is shipped.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compiledFiles, compiledFolder, gridFolder } from './compiledFiles.ts';

const root = resolve(import.meta.dirname, '../..');
const files = compiledFiles();
const within = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

describe('the compiled drawings', () => {
  test.each([...files].map(([path, text]) => ({ file: relative(root, path), path, text })))(
    '$file is of today: else run "npm run art" and look at what changed',
    ({ path, text }) => {
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );

  test.each([compiledFolder, gridFolder])('%s has no file without a drawing', (folder) => {
    expect(within(folder).filter((path) => !files.has(path))).toEqual([]);
  });
});

describe('the drawings', () => {
  const sources = ['src', 'site', 'stories', '.storybook']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(tsx?|mdx)$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith('src/art/drawings/'));
  const imports = /(?:from|import)\s*\(?\s*'[^']*\/drawings\//;

  test('are looked for where they could be used', () => {
    expect(sources).toEqual(expect.arrayContaining(['src/art/Sprite.tsx', 'site/entry.server.tsx']));
    expect("import { favicon } from './drawings/favicon.ts';").toMatch(imports);
    expect("const { favicon } = await import('../src/art/drawings/favicon.ts');").toMatch(imports);
  });

  test('are imported by no file that is shipped: it takes the compiled ones', () => {
    expect(sources.filter((file) => imports.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
