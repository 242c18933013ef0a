import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webManifestFile } from '../icons/webManifest.ts';

/** The path for which the site in a folder was built, with a slash at both ends, by its manifest; undefined without one. */
export function builtBase(folder: string): string | undefined {
  try {
    const { scope }: { scope?: unknown } = JSON.parse(readFileSync(join(folder, webManifestFile), 'utf8'));
    return typeof scope === 'string' ? scope : undefined;
  } catch {
    return undefined;
  }
}
