// Starts the command in its own process. setupCommand.test.ts tests everything else.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownersFiles } from '../testing/ownersFiles.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

it('fails outside a terminal and names the options to use', () => {
  const folder = temporaryFolder();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'setupCli.mjs'), ownersFiles.minimal, '--address', 'https://me.example.org/'],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder } },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining('--yes') });
  expect(readdirSync(folder)).toEqual([]);
});
