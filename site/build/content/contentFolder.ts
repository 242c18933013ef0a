import { resolve } from 'node:path';

/**
 * The folder of `resume.json` and `game.json`: `CONTENT_DIR`, seen from the repository's root, else `site/content`.
 */
export function contentFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  return resolve(import.meta.dirname, '../../..', environment.CONTENT_DIR || 'site/content');
}
