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

test('packages are found by their files, each once, by name, and the bundler as the author of what it adds; each licence is in the text', () => {
  const plain = installed('plain', 'MIT', 'LICENSE', 'MIT, by Plain\n');
  const inner = installed('plain/node_modules/inner', 'ISC', 'LICENCE.txt', '\r\nISC,\r\nby Inner\r\n');
  const files = [
    plain,
    join(top, 'src/index.ts'),
    `${plain}?used`,
    inner,
    '\0rolldown/runtime.js',
    '\0virtual:content',
  ];
  const packages = bundledPackages(files);
  expect(packages.map(({ name }) => name)).toEqual(['inner', 'plain', 'rolldown']);
  const text = licensesText(packages);
  expect(text).toMatch(/^playable-resume \(MIT\)\n=+\n\nMIT License\n\nCopyright \(c\) /);
  expect(text).toContain('\n\n\ninner 1.2.3 (ISC)\n=================\n\nISC,\nby Inner\n\n\nplain 1.2.3 (MIT)\n');
});

test('one that says no licence stops the build', () => {
  expect(() => bundledPackages([installed('mute', 'MIT')])).toThrow(
    /^mute 1\.2\.3 is bundled, but has no file with its licence/,
  );
});
