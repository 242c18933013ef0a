import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolders } from '../../../build/buildLibrary.ts';

const run = promisify(execFile);

/** A package as it would be published. */
export interface PackedPackage {
  /** As a project imports it. */
  readonly name: string;
  /** The file that a registry would get. */
  readonly tarball: string;
  /** What an installation would put into `node_modules`. */
  readonly folder: string;
}

/**
 * Packs the packages as they would be published, without the network.
 *
 * @param folder an empty one, to do it in
 * @param built where they are built
 * @throws with what the tools say when one fails
 */
export function packLibrary(folder: string, built: string): Promise<readonly PackedPackage[]> {
  return Promise.all(Object.entries(packageFolders).map(([name, path]) => pack(name, join(built, path), folder)));
}

async function pack(name: string, from: string, to: string): Promise<PackedPackage> {
  const folder = join(to, 'unpacked', name);
  mkdirSync(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', from, '--ignore-scripts', '--silent', '--pack-destination', to]);
  const tarball = join(to, stdout.trim());
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
  return { name, tarball, folder };
}
