import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryFolder } from './buildLibrary.ts';
import { packageFaults } from './packageFaults.ts';
import { packLibrary } from './packLibrary.ts';

/**
 * Packs the library that was built last, and looks for faults in the package.
 *
 * @throws naming each
 */
export async function checkPackage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const { tarball } = await packLibrary(folder, libraryFolder);
    const faults = await packageFaults(readFileSync(tarball));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return '';
  } finally {
    rmSync(folder, { recursive: true });
  }
}
