// The command itself, in a process of its own, as a terminal starts it; what it does is setupCommand.test.ts's.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownersFiles } from './testing/ownersFiles.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

function run(folder: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'setupCli.mjs'), ownersFiles.minimal, '--address', 'https://me.example.org/', ...words],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder } },
  );
  return { status, stdout, stderr };
}

it('writes the two files, says what to do next, and ends well', () => {
  const folder = temporaryFolder();
  expect(run(folder, '--yes')).toEqual({ status: 0, stderr: '', stdout: expect.stringContaining('localhost') });
  expect(readdirSync(folder)).toEqual(['game.json', 'resume.json']);
});

it('fails, and says why, where it may not ask: there is no terminal', () => {
  const folder = temporaryFolder();
  expect(run(folder)).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining('--yes') });
  expect(readdirSync(folder)).toEqual([]);
});
