import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type MutationPart, mutationParts } from './mutationParts.ts';

const repository = join(import.meta.dirname, '../..');
const parts = Object.entries<MutationPart>(mutationParts);

test('the weekly run on GitHub measures every part', () => {
  const workflow = readFileSync(join(repository, '.github/workflows/mutation.yml'), 'utf8');
  expect(/part: \[(.*)\]/.exec(workflow)?.[1]?.split(', ')).toEqual(Object.keys(mutationParts));
});

test('no mutant of a pattern is broken: with the file that holds it, all tests that load it would go unnoticed', () => {
  const folders = [
    'src/content',
    'site/build',
    'src/visit',
    'src/dialogue',
    'src/console',
    'src/lazy',
    'src/flipbook/engine',
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => join(folder, file)),
  );
  // Of \v, white space from one line to another, Stryker makes \V, which no pattern may have.
  const broken = files.filter((file) => /\/.*\\v.*\/[a-z]*u/.test(readFileSync(join(repository, file), 'utf8')));
  expect(broken).toEqual([]);
});

test.each(parts)('%s has its tests where it says, and leaves out no file that is not there', (_, { dir, mutate }) => {
  expect(existsSync(join(repository, dir))).toBe(true);
  const named = mutate.filter((glob) => glob.startsWith('!') && !glob.includes('*')).map((glob) => glob.slice(1));
  expect(named.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});
