// Builds and packs the packages once per run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildLibrary } from '../../../vite/packages/buildLibrary.ts';
import { type PackedPackage, packLibrary } from './packLibrary.ts';

/** Runs before the first test. @throws when a package cannot be built */
export default async function setup(project: TestProject) {
  // Outside the repository, whose packages would be found otherwise.
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  const built = join(folder, 'built');
  await buildLibrary(built);
  project.provide('packages', await packLibrary(folder, built));
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    packages: readonly PackedPackage[];
  }
}
