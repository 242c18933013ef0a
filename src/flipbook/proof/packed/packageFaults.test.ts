import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packageFaults } from './packageFaults.ts';

const top = mkdtempSync(join(tmpdir(), 'faults-'));
afterAll(() => rmSync(top, { recursive: true }));

const manifest = {
  name: 'tried',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  files: ['a.js', 'a.d.ts', 'a.css', 'a.css.d.ts'],
  exports: {
    '.': { types: './a.d.ts', default: './a.js' },
    './a.css': { types: './a.css.d.ts', default: './a.css' },
  },
};

/** A package with one module and one style sheet, as npm packs it. */
function packed(name: string, changes: object): Buffer {
  const folder = join(top, name);
  mkdirSync(folder);
  const files = {
    'a.js': 'export const a = 1;',
    'a.d.ts': 'export declare const a: number;',
    'a.css': 'p { color: red }',
  };
  for (const [file, text] of Object.entries({ ...files, 'a.css.d.ts': 'export {};' }))
    writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...changes }));
  const file = execFileSync('npm', ['pack', '--ignore-scripts', '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
  return readFileSync(join(folder, file));
}

test('a package of ES modules with types has no faults', async () => {
  expect(await packageFaults(packed('right', {}))).toEqual([]);
});

test.each([
  {
    fault: 'an export whose file is not packed',
    changes: { files: ['a.d.ts', 'a.css', 'a.css.d.ts'] },
    said: ['publint: pkg.exports["."].default is ./a.js but the file does not exist.'],
  },
  {
    fault: 'a style sheet that no types stand for',
    changes: { exports: { ...manifest.exports, './a.css': './a.css' }, files: ['a.js', 'a.d.ts', 'a.css'] },
    said: ['node16-esm', 'bundler'].map(
      (resolutionKind) => `attw: NoResolution ${JSON.stringify({ entrypoint: './a.css', resolutionKind })}`,
    ),
  },
])('$fault is one', async ({ fault, changes, said }) => {
  expect(await packageFaults(packed(fault.replaceAll(' ', '-'), changes))).toEqual(said);
});
