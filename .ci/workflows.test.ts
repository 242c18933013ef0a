import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../.github/workflows');
const steps = readdirSync(folder).flatMap((file) =>
  Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/uses: (.+)/g), ([, uses = '']) => ({ file, uses })),
);

test.each(steps)('$file takes $uses by its commit, and says which version that is', ({ uses }) => {
  expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('workflows take the same action by the same commit', () => {
  const commits = new Map(steps.map(({ uses }) => [uses.split('@')[0], uses]));
  expect(steps.map(({ uses }) => uses)).toEqual(steps.map(({ uses }) => commits.get(uses.split('@')[0])));
});
