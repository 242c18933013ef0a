import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildLibrary } from './buildLibrary.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Of the repository, what is in the package besides the library. npm adds the first three whatever `files` says. */
const documents = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'src/flipbook/README.md'];

/** A package as it would be published. */
export interface PackedLibrary {
  /** The file that a registry would get. */
  readonly tarball: string;
  /** What an installation would put into `node_modules`. */
  readonly folder: string;
}

/**
 * Packs the library as it would be published, without the network.
 *
 * @param folder an empty one, to do it in
 * @param built the built library; built anew, when left out
 * @throws with what the tools say when one fails
 */
export async function packLibrary(folder: string, built?: string): Promise<PackedLibrary> {
  const published = join(folder, 'published');
  mkdirSync(published);
  for (const name of documents) cpSync(join(root, name), join(published, name));
  // A file of the repository that must not be in the package.
  writeFileSync(join(published, 'notes.txt'), 'not for you');
  const library = join(published, 'dist/lib');
  if (built) cpSync(built, library, { recursive: true });
  else await buildLibrary(library);
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    cwd: published,
  });
  const tarball = join(folder, stdout.trim());
  await run('tar', ['-xzf', tarball, '-C', folder]);
  return { tarball, folder: join(folder, 'package') };
}
