// That the linter, which refuses the globals of page and clock, means the same files as the arrows, which refuse React.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pure } from './arrows.mjs';

const root = join(import.meta.dirname, '../..');

interface Override {
  includes: readonly string[];
  linter: { rules: { style?: object } };
}

test('files are pure to the linter that are pure to the arrows', () => {
  const { overrides }: { overrides: readonly Override[] } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const keeping = overrides.filter(({ linter }) => linter.rules.style && 'noRestrictedGlobals' in linter.rules.style);
  expect(keeping.map(({ includes }) => includes)).toEqual([[...pure.files, ...pure.except.map((name) => `!${name}`)]]);
});

// The linter's globs cannot ask for a capital: `userName.ts` would count as a hook.
test('no file but a hook begins with "use"', () => {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const hooks = names.filter((name) => /(^|\/)use[^/]*\.tsx?$/.test(name));
  expect(hooks).not.toEqual([]);
  expect(hooks.filter((name) => !/(^|\/)use[A-Z][^/]*$/.test(name))).toEqual([]);
});
