import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundledPackages, licensesText } from './licensesText.ts';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'licences-')));
afterAll(() => rmSync(top, { recursive: true }));

/** Installs a package; answers a file of it. */
function installed(name: string, license: string, file?: string, text = ''): string {
  const folder = join(top, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: name.split('/node_modules/').at(-1), version: '1.2.3', license }),
  );
  if (file) writeFileSync(join(folder, file), text);
  return join(folder, 'dist/index.js');
}

const plain = installed('plain', 'MIT', 'LICENSE', 'MIT, by Plain\n');
const face = installed('@kim/face', 'OFL-1.1', 'license.md', 'OFL, by Kim\n');
const inner = installed('plain/node_modules/inner', 'ISC', 'LICENCE.txt', '\r\nISC,\r\nby Inner\r\n');

test('packages are found by their files, each once, by name; what the bundler adds is its own', () => {
  const files = [
    plain,
    join(top, 'src/index.ts'),
    face,
    `${face}?used`,
    inner,
    '\0rolldown/runtime.js',
    '\0virtual:content',
  ];
  expect(bundledPackages(files).map(({ name }) => name)).toEqual(['@kim/face', 'inner', 'plain', 'rolldown']);
});

test('one that says no licence stops the build', () => {
  expect(() => bundledPackages([installed('mute', 'MIT')])).toThrow(
    /^mute 1\.2\.3 is bundled, but has no file with its licence/,
  );
});

test('the file begins with this project, then has each package with version, licence and text, however its lines end', () => {
  const text = licensesText(bundledPackages([plain, inner]));
  expect(text).toMatch(/^playable-resume \(MIT\)\n=+\n\nMIT License\n\nCopyright \(c\) /);
  expect(text).toContain('\n\n\ninner 1.2.3 (ISC)\n=================\n\nISC,\nby Inner\n\n\nplain 1.2.3 (MIT)\n');
});
