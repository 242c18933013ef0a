import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { libraryFolder, packageFolders } from '../../../vite/packages/buildLibrary.ts';

const run = promisify(execFile);

export interface PackedPackage {
  readonly name: string;
  /** The file for a registry. */
  readonly tarball: string;
  /** The content for `node_modules`. */
  readonly folder: string;
}

/**
 * Packs the latest build as published, without network.
 * @param folder an empty work folder
 * @throws with a tool's output when that tool fails
 */
export function packLibrary(folder: string): Promise<readonly PackedPackage[]> {
  return Promise.all(
    Object.entries(packageFolders).map(([name, path]) => pack(name, join(libraryFolder, path), folder)),
  );
}

async function pack(name: string, from: string, to: string): Promise<PackedPackage> {
  const folder = join(to, 'unpacked', name);
  mkdirSync(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', from, '--ignore-scripts', '--silent', '--pack-destination', to]);
  const tarball = join(to, stdout.trim());
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
  return { name, tarball, folder };
}
