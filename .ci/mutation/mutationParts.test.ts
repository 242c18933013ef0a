import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type MutationPart, mutationParts } from './mutationParts.ts';

const repository = join(import.meta.dirname, '../..');
const parts = Object.entries<MutationPart>(mutationParts);

test('the weekly run on GitHub measures every part', () => {
  const workflow = readFileSync(join(repository, '.github/workflows/mutation.yml'), 'utf8');
  expect(/part: \[(.*)\]/.exec(workflow)?.[1]?.split(', ')).toEqual(Object.keys(mutationParts));
});

test.each(parts)('%s has its tests where it says, and leaves out no file that is not there', (_, { dir, mutate }) => {
  expect(existsSync(join(repository, dir))).toBe(true);
  const named = mutate.filter((glob) => glob.startsWith('!') && !glob.includes('*')).map((glob) => glob.slice(1));
  expect(named.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});
