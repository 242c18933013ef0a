import { resolve } from 'node:path';

/** The folder that the site is written to: `OUT_DIR`, seen from the repository's root, else `dist/site`. */
export function outFolder({ OUT_DIR }: { readonly OUT_DIR?: string | undefined }): string {
  return resolve(import.meta.dirname, '../../..', OUT_DIR || 'dist/site');
}
