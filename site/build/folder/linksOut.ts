import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { leadsOut, realPath } from './realFileIn.ts';

/** A symbolic link, seen from its folder, and where it leads; `undefined` when that is nowhere. */
export type LinkOut = { link: string; target: string | undefined };

/** The symbolic links below a folder that lead out of it, by name. */
export function linksOut(folder: string): readonly LinkOut[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((link) => ({ link, target: realPath(join(folder, link)) }))
    .filter(({ link, target }) => target === undefined || leadsOut(folder, link))
    .sort((a, b) => (a.link < b.link ? -1 : 1));
}
