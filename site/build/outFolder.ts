import { relative, resolve, sep } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

/**
 * The folder that the site is written to: `OUT_DIR`, seen from the repository's root, else `dist/site`.
 *
 * @throws when a build, which empties the folder first, would empty the repository with it
 */
export function outFolder({ OUT_DIR }: { readonly OUT_DIR?: string | undefined }): string {
  const folder = resolve(repository, OUT_DIR || 'dist/site');
  const fromThere = relative(folder, repository);
  if (fromThere === '' || !(fromThere === '..' || fromThere.startsWith(`..${sep}`)))
    throw new Error(
      `OUT_DIR is ${folder}, which holds this repository: a build empties that folder. Name another one.`,
    );
  return folder;
}
