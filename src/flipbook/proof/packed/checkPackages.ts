import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryFolder } from '../../../../.ci/library/buildLibrary.ts';
import { packLibrary } from '../../../../.ci/library/packLibrary.ts';
import { packageFaults } from './packageFaults.ts';

/**
 * Packs the packages that were built last, and looks for faults in them.
 *
 * @throws naming each
 */
export async function checkPackages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    const packed = await packLibrary(folder, libraryFolder);
    const faults = await Promise.all(
      packed.map(async ({ name, tarball }) =>
        (await packageFaults(readFileSync(tarball))).map((fault) => `${name}: ${fault}`),
      ),
    );
    if (faults.flat().length > 0) throw new Error(faults.flat().join('\n'));
    return '';
  } finally {
    rmSync(folder, { recursive: true });
  }
}
