// What no linter knows of the workflows: that they agree with each other and with what is supported.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutationParts } from './mutation/mutationParts.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
// A workflow of this repository is taken at the commit that runs.
const actions = readdirSync(folder).flatMap((file) =>
  Array.from(textOf(file).matchAll(/uses: ([^.].+)/g), ([, used = '']) => used),
);
const listed = (file: string, name: string) =>
  new RegExp(`^ +${name}: \\[(.*)\\]$`, 'm').exec(textOf(file))?.[1]?.split(', ') ?? [];

test.each([...new Set(actions)])('%s is taken by its commit, says its version, and is the only one', (used) => {
  expect(used).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const name = used.split('@')[0] ?? '';
  expect(new Set(actions.filter((other) => other.startsWith(`${name}@`)))).toEqual(new Set([used]));
});

test('what came to main is deployed when its tests have passed, which run once', () => {
  expect(textOf('deploy.yml')).toMatch(/^ {2}test:\n {4}uses: \.\/\.github\/workflows\/test\.yml$/m);
  expect(textOf('deploy.yml')).toMatch(/^ {2}deploy:\n {4}needs: \[test, build\]$/m);
  expect(textOf('test.yml')).not.toMatch(/^ {2}push:/m);
});

test('the oldest Node that is supported is tested, and the one that all else runs in', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [oldest, ...newer] = listed('test.yml', 'node');
  expect(engines.node).toMatch(`>=${oldest}.`);
  expect(newer).not.toContain(readFileSync(join(root, '.nvmrc'), 'utf8').trim());
});

test('every part is measured weekly', () => {
  expect(listed('mutation.yml', 'part')).toEqual(Object.keys(mutationParts));
});
