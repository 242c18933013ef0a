// The shipped files are compiled from the sprites: all of them, and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compiledFiles, compiledFolder } from './compiledFiles.ts';
import { readSprites } from './readSprites.ts';

const files = compiledFiles(readSprites());

describe('the compiled sprites', () => {
  test.each([...files].map(([path, text]) => ({ file: basename(path), path, text })))(
    '$file is up to date: if not, run "npm run art" and look at what changed',
    ({ path, text }) => {
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );

  test('have no file without a sprite', () => {
    const compiledFiles = readdirSync(compiledFolder).map((name) => join(compiledFolder, name));
    expect(compiledFiles.toSorted()).toEqual([...files.keys()].toSorted());
  });
});
