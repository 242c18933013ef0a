import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledPackages, licensesText } from './licensesText.ts';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'licences-')));
const at = (path: string) => join(top, path);

function put(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

beforeAll(() => {
  put('node_modules/plain/package.json', '{ "name": "plain", "version": "1.2.3", "license": "MIT" }');
  put('node_modules/plain/LICENSE', 'MIT, by Plain\n');
  put('node_modules/@kim/face/package.json', '{ "name": "@kim/face", "version": "2.0.0", "license": "OFL-1.1" }');
  put('node_modules/@kim/face/license.md', 'OFL, by Kim\n');
  put(
    'node_modules/plain/node_modules/inner/package.json',
    '{ "name": "inner", "version": "0.1.0", "license": "ISC" }',
  );
  put('node_modules/plain/node_modules/inner/LICENCE.txt', 'ISC, by Inner\n');
  put('node_modules/windows/package.json', '{ "name": "windows", "version": "3.1.0", "license": "MIT" }');
  put('node_modules/windows/LICENSE', '\r\nMIT,\r\nby Kim\r\n# Licenses of bundled dependencies\r\nISC\r\n');
  put('node_modules/mute/package.json', '{ "name": "mute", "version": "1.0.0", "license": "MIT" }');
});
afterAll(() => rmSync(top, { recursive: true }));

const names = (...ids: string[]) => bundledPackages(ids).map(({ name }) => name);

describe('bundled packages', () => {
  test.each([
    ['a package', 'node_modules/plain/dist/index.js', ['plain']],
    ['one with an owner', 'node_modules/@kim/face/files/face.woff2', ['@kim/face']],
    ['one inside another', 'node_modules/plain/node_modules/inner/a.css?used', ['inner']],
    ['code of this project', 'src/index.ts', []],
  ])('are found by their files: %s', (_, id, expected) => {
    expect(names(at(id))).toEqual(expected);
  });

  test('each once, by name', () => {
    const ids = ['plain/a.js', '@kim/face/b.js', 'plain/c.js'].map((file) => at(`node_modules/${file}`));
    expect(names(...ids)).toEqual(['@kim/face', 'plain']);
  });

  test('what the bundler adds is its own', () => {
    expect(names('\0rolldown/runtime.js', '\0vite/preload-helper.js', '\0virtual:content')).toEqual([
      'rolldown',
      'vite',
    ]);
  });

  test('one that says no licence stops the build', () => {
    expect(() => bundledPackages([at('node_modules/mute/index.js')])).toThrow(
      /^mute 1\.0\.0 is bundled, but has no file with its licence .* Its licence must go with what is built: see licensesText\.ts\.$/,
    );
  });
});

describe('the file of licences', () => {
  test('begins with this project, then has each package with version, licence and text', () => {
    const text = licensesText(bundledPackages([at('node_modules/plain/a.js'), at('node_modules/@kim/face/b.woff2')]));
    expect(text).toMatch(/^playable-resume \(MIT\)\n=+\n\nMIT License\n\nCopyright \(c\) /);
    expect(text).toContain('\n@kim/face 2.0.0 (OFL-1.1)\n=========================\n\nOFL, by Kim\n');
    expect(text).toContain('\nplain 1.2.3 (MIT)\n=================\n\nMIT, by Plain\n');
  });

  test('has two blank lines between packages, and each licence alone, however its lines end', () => {
    const text = licensesText(bundledPackages([at('node_modules/windows/a.js'), at('node_modules/plain/a.js')]));
    expect(text).toMatch(
      /\S\n\n\nplain 1\.2\.3 \(MIT\)\n=+\n\nMIT, by Plain\n\n\nwindows 3\.1\.0 \(MIT\)\n=+\n\nMIT,\nby Kim\n$/,
    );
  });

  test('has of Vite what is bundled, not what Vite itself brings along', () => {
    const text = licensesText(bundledPackages(['\0vite/preload-helper.js']));
    expect(text).toContain('VoidZero Inc. and Vite contributors');
    expect(text.length).toBeLessThan(5000);
  });
});
