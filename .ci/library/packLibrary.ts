import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildLibrary } from './buildLibrary.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Builds the library and packs it as it would be published, without the network.
 *
 * @param folder an empty one, to do it in
 * @returns the folder with what an installation would put into `node_modules`
 * @throws with what the tools say when one fails
 */
export async function packLibrary(folder: string): Promise<string> {
  const published = join(folder, 'published');
  mkdirSync(published);
  for (const name of ['package.json', 'README.md', 'LICENSE']) cpSync(join(root, name), join(published, name));
  // A file of the repository that must not be in the package.
  writeFileSync(join(published, 'notes.txt'), 'not for you');
  await buildLibrary(join(published, 'dist/lib'));
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    cwd: published,
  });
  await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', folder]);
  return join(folder, 'package');
}
