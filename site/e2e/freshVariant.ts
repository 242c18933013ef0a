import { join } from 'node:path';
import { ensureFreshSite } from '../vite/ensureFreshSite.ts';

export const repository = join(import.meta.dirname, '../..');

/** Each test site has a folder in this one, with its name. */
export const variantsFolder = join(repository, 'dist/e2e');

/** Environment variables for a build. README.md lists them. */
export type SiteSettings = Readonly<Record<string, string>>;

/**
 * Builds a test site unless an up-to-date build exists.
 * @returns its folder
 * @throws with the build's output when it fails
 */
export async function freshVariant(name: string, settings: SiteSettings): Promise<string> {
  const folder = join(variantsFolder, name);
  await ensureFreshSite({ ...settings, OUT_DIR: folder });
  return folder;
}
