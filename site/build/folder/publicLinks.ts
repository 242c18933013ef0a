import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { leadsOut, realPath } from './realFileIn.ts';

/**
 * Refuses symbolic links that lead out of the folder of the site's own files. Vite copies what a link leads to, and would
 * publish a file that was never put into that folder.
 */
export function publicLinks(): Plugin {
  return {
    name: 'public-links',
    // What is previewed has been built, and published files are not read again.
    apply: (_, { isPreview }) => !isPreview,
    configResolved({ publicDir }) {
      const found = findings(publicDir);
      if (found.length === 0) return;
      const error = new Error(found.join('\n'));
      // Vite prints the stack, in which our own functions say nothing; without any, Node puts brackets round the error.
      error.stack = `${error.message}\n    at ${named(publicDir)}`;
      throw error;
    },
  };
}

function findings(folder: string): readonly string[] {
  return linksOut(folder).map(({ link, target }) => {
    const name = named(join(folder, link));
    return target === undefined
      ? `${name} is a link that leads nowhere. Mend it, or take it away.`
      : `${name} is a link out of its folder, to ${target}, which would be published. Copy the file, or take the link away.`;
  });
}

/** As seen from where the command runs. */
function named(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

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
