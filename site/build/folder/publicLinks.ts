import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

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
      const linkProblems = findLinkProblems(publicDir);
      if (linkProblems.length === 0) return;
      const error = new Error(linkProblems.join('\n'));
      // Vite prints the stack, in which our own functions say nothing; without any, Node puts brackets round the error.
      error.stack = `${error.message}\n    at ${relativePath(publicDir)}`;
      throw error;
    },
  };
}

function findLinkProblems(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((link) => {
      const target = realPath(link);
      if (target === undefined) return `${relativePath(link)} is a link that leads nowhere. Mend it, or take it away.`;
      if (!leadsOut(folder, relative(folder, link))) return [];
      return `${relativePath(link)} is a link out of its folder, to ${target}, which would be published. Copy the file, or take the link away.`;
    });
}

/** As seen from where the command runs. */
function relativePath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

/**
 * The file that a path leads to, as long as that is in the folder: a symbolic link that leads out of it leads to nothing.
 *
 * @param path from the folder
 */
export function realFileIn(folder: string, path: string): string | undefined {
  const file = realPath(join(folder, path));
  return file !== undefined && !leadsOut(folder, path) && statSync(file).isFile() ? file : undefined;
}

/**
 * Whether a path leads out of the folder, to something that is there.
 *
 * @param path from the folder
 */
export function leadsOut(folder: string, path: string): boolean {
  const target = realPath(join(folder, path));
  return target !== undefined && !(target + sep).startsWith(`${realPath(folder)}${sep}`);
}

/** Where a path leads when every link is followed; undefined when that is nowhere. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
