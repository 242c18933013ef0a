import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../config/testing/temporaryFolder.ts';
import { licensesText } from './licensesText.ts';

let top: string;
beforeEach(() => {
  top = temporaryFolder();
});

/** Installs a package and returns one of its files. */
function installPackage(path: string, name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(top, 'node_modules', path);
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.stringify({ name, version: '1.2.3', license: 'MIT' });
  for (const [file, text] of Object.entries({ ...files, 'package.json': manifest }))
    writeFileSync(join(folder, file), text);
  return join(folder, 'dist/index.js');
}

test('lists each package of the files once, sorted by name, and the bundler for its virtual modules', () => {
  const plain = installPackage('plain', 'plain', { LICENSE: 'MIT, by Plain\n' });
  const inner = installPackage('plain/node_modules/inner', 'inner', { 'LICENCE.txt': '\r\nMIT,\r\nby Inner\r\n' });
  const ours = [join(top, 'src/index.ts'), '\0virtual:content'];
  const text = licensesText([plain, `${plain}?used`, inner, '\0rolldown/runtime.js', ...ours]);
  expect(text).toMatch(/^playable-resume \(MIT\)\n=+\n\nMIT License\n\nCopyright \(c\) /);
  expect(Array.from(text.matchAll(/^(\S+) .*\n=+$/gm), ([, name]) => name)).toEqual([
    'playable-resume',
    'inner',
    'plain',
    'rolldown',
  ]);
  expect(text).toContain('\n\n\ninner 1.2.3 (MIT)\n=================\n\nMIT,\nby Inner\n\n\nplain 1.2.3 (MIT)\n');
});

test('throws for a package without a license file', () => {
  expect(() => licensesText([installPackage('mute', 'mute', {})])).toThrow(
    /^The bundled package mute 1\.2\.3 has no license file/,
  );
});
