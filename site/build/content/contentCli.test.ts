// The command itself, in a process of its own, as a terminal starts it; what it says is contentCommand.test.ts's.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ContentExample, contentExample } from './contentExample.ts';

let example: ContentExample;
beforeEach(() => {
  example = contentExample();
});
afterEach(() => {
  rmSync(example.root, { recursive: true });
});

function check() {
  const paths = ['resume.json', 'game.json'].map((file) => join(example.folder, file));
  const cli = join(import.meta.dirname, 'contentCli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'check', ...paths], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('says that all is well, and ends well', () => {
  expect(check()).toEqual({ status: 0, stderr: '', stdout: expect.stringMatching(/^The content is in order: Ada/) });
});

it('fails with the findings on its error output, and no stack', () => {
  writeFileSync(join(example.folder, 'resume.json'), '[]');
  const { status, stdout, stderr } = check();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^1 thing to mend in the content:\n\S*resume\.json/);
  expect(stderr).not.toContain('    at ');
});
