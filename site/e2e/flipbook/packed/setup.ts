// Installs the packages that only these tests need, and builds and packs ours, once per run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installMissing } from '../../../../.ci/install/installMissing.mjs';
import { ensureFreshLibrary } from '../../../vite/packages/buildLibrary.ts';
import { type PackedPackage, packLibrary } from './packLibrary.ts';

export default async function setup(project: TestProject) {
  installMissing(import.meta.dirname, false);
  // Outside the repository, so that tools do not find the repository's packages.
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  await ensureFreshLibrary();
  project.provide('temporaryFolder', folder);
  project.provide('packages', await packLibrary(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Holds the packed packages, and the tests' projects. */
    temporaryFolder: string;
    packages: readonly PackedPackage[];
  }
}
