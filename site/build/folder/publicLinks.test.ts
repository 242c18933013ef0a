import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicLinks } from './publicLinks.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'public-')));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Kim</title>');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'public/own.txt'), 'own');
});
afterEach(() => rmSync(root, { recursive: true }));

const built = () => build({ root, configFile: false, logLevel: 'silent', plugins: [publicLinks()] });

test('a link out of site/public stops the build, which names it and publishes nothing', async () => {
  symlinkSync(join(root, 'secret.txt'), join(root, 'public/cv.txt'));
  await expect(built()).rejects.toThrow(/public\/cv\.txt is a link out of its folder, to .*secret\.txt/);
  expect(existsSync(join(root, 'dist/cv.txt'))).toBe(false);
});

test('so does one that leads nowhere, in a message without a stack', async () => {
  symlinkSync('gone.txt', join(root, 'public/cv.txt'));
  const error: unknown = await built().catch((reason: unknown) => reason);
  expect(error instanceof Error && error.stack).toMatch(
    /^[^\n]*public\/cv\.txt is a link that leads nowhere[^\n]*\n {4}at [^\n]*public$/,
  );
});

test('a link inside it is as good as the file', async () => {
  symlinkSync('own.txt', join(root, 'public/cv.txt'));
  await built();
  expect(existsSync(join(root, 'dist/cv.txt'))).toBe(true);
});
