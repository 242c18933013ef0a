// Actions are taken by their commit: a tag can be moved.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
// A workflow of this repository is taken at the commit that runs.
const actions = readdirSync(folder).flatMap((file) =>
  Array.from(textOf(file).matchAll(/uses: ([^.].+)/g), ([, used = '']) => used),
);

test.each([...new Set(actions)])('%s is taken by its commit, says its version, and is the only one', (used) => {
  expect(used).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const name = used.split('@')[0] ?? '';
  expect(new Set(actions.filter((other) => other.startsWith(`${name}@`)))).toEqual(new Set([used]));
});
