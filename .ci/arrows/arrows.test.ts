// Checks that every rule catches files that break it. The tool runs once for all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folders, pure } from './arrows.mjs';

const root = resolve(import.meta.dirname, '../..');

/**
 * Files with one import each, and the start of the expected finding; empty for an allowed import.
 */
const sources: readonly (readonly [file: string, imports: string, finding?: string])[] = [
  ['src/console/pages/Own.tsx', "import { useState } from 'react'; import { x } from '../../content/x.ts';"],
  ['site/screens/Own.tsx', "import { x } from '../../src/index.ts';"],
  ['site/build/own.ts', "import { x } from '../../src/content/levels.ts';"],
  ['stories/site/Own.stories.tsx', "import { x } from '../../site/screens/Own.tsx';"],
  // Every way to import.
  ['src/flipbook/Type.ts', "import type { X } from '../content/x.ts';", 'src/flipbook -> nothing only'],
  ['src/flipbook/Again.ts', "export { x } from '../content/x.ts';", 'src/flipbook -> nothing only'],
  ['src/flipbook/Later.ts', "export const x = () => import('../content/x.ts');", 'src/flipbook -> nothing only'],
  ['src/flipbook/Inline.ts', "export type Y = import('../content/x.ts').X;", 'src/flipbook -> nothing only'],
  ['src/flipbook/Styles.ts', "import '../theme/theme.css';", 'src/flipbook -> nothing only'],
  // Every kind of rule.
  ['src/booklet/Inside.ts', "import { x } from '../flipbook/view/x.ts';", 'src/booklet -> src/flipbook/index.ts, '],
  ['src/console/Door.tsx', "import { x } from '../index.ts';", 'src/console -> '],
  ['src/content/words.ts', "import { z } from 'zod';", 'src/content -> packages: nothing only'],
  ['src/unknown/x.ts', "import { x } from '../art/x.ts';", 'src -> not src/booklet, '],
  ['src/flipbook/engine/view.ts', "import { x } from '../view/x.ts';", 'src/flipbook/engine -> nothing only'],
  ['src/dialogue/rule.ts', "import type { ReactNode } from 'react';", 'pure file -> React'],
  ['src/art/Compile.tsx', "import { x } from './compiler/x.ts';", 'only .ci -> src/art/compiler'],
  ['site/Inside.tsx', "import { x } from '../src/content/levels.ts';", 'site -> src/index.ts, '],
  ['site/screens/Build.tsx', "import { x } from '../build/own.ts';", 'site -> not site/build, '],
  ['stories/console/Part.stories.tsx', "import { x } from '../../src/booklet/x.ts';", 'stories/console -> '],
  ['src/art/a.ts', "export { b } from './b.ts';", 'import cycle'],
  // Reported once, for the first of its files.
  ['src/art/b.ts', "export { a } from './a.ts';"],
];

function findings(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  const write = (file: string, code: string, flag: 'w' | 'a') => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code, { flag });
  };
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, code] of sources) {
      write(join(folder, file), code, 'w');
      // Creates the imported files, empty unless listed here.
      for (const [, path = ''] of code.matchAll(/'([.]+\/[^']+)'/g)) write(join(folder, dirname(file), path), '', 'a');
    }
    const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = join(root, '.ci/arrows/dependencyCruiser.mjs');
    const args = [tool, '--config', config, '--output-type', 'err-long', 'src', 'site', 'stories'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (!/violations/.test(stdout)) throw new Error(`dependency-cruiser did not report: ${stderr || stdout}`);
    return stdout.split(/\n(?= {2}error )/);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const violations = findings();

test.each(sources)('%s: %s', (file, _, finding) => {
  const messages = violations.filter((one) => one.includes(`: ${file} → `)).join('\n');
  if (finding) expect(messages).toContain(`error ${finding}`);
  else expect(messages).toBe('');
});

test('every folder of src is listed', () => {
  const sourceFolders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(Object.keys(folders)).toEqual(expect.arrayContaining(sourceFolders.map(({ name }) => name)));
});

// The linter refuses globals of page and clock; the import rules refuse React.
test('files are pure to the linter that are pure to the arrows', () => {
  type Override = { includes: readonly string[]; linter: { rules: { style?: object } } };
  const { overrides }: { overrides: readonly Override[] } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const keeping = overrides.filter(({ linter }) => linter.rules.style && 'noRestrictedGlobals' in linter.rules.style);
  expect(keeping.map(({ includes }) => includes)).toEqual([[...pure.files, ...pure.except.map((name) => `!${name}`)]]);
});

// The linter's globs cannot require a capital letter: `userName.ts` would count as a hook.
test('no file but a hook begins with "use"', () => {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const hooks = names.filter((name) => /(^|\/)use[^/]*\.tsx?$/.test(name));
  expect(hooks).not.toEqual([]);
  expect(hooks.filter((name) => !/(^|\/)use[A-Z][^/]*$/.test(name))).toEqual([]);
});
