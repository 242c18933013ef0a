import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Rejects symbolic links out of the public folder: Vite would publish files from elsewhere. */
export function publicLinks(): Plugin {
  return {
    name: 'public-links',
    // A preview serves a finished build and does not read the public folder.
    apply: (_, { isPreview }) => !isPreview,
    configResolved({ publicDir }) {
      const linkProblems = findLinkProblems(publicDir);
      if (linkProblems.length === 0) return;
      const error = new Error(linkProblems.join('\n'));
      // Vite prints the stack, and our own functions are noise. Node puts brackets around an error
      // without a stack.
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
      if (target === undefined) return `${relativePath(link)} is a broken link. Fix or delete it.`;
      if (!leadsOut(folder, relative(folder, link))) return [];
      return `${relativePath(link)} links to ${target}, outside the public folder. Copy the file instead, or delete the link.`;
    });
}

/** Relative to the current directory. */
function relativePath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

/** The real path of a file; `undefined` if it is missing or a link leads out of the folder. */
export function realFileIn(folder: string, path: string): string | undefined {
  const file = realPath(join(folder, path));
  return file !== undefined && !leadsOut(folder, path) && statSync(file).isFile() ? file : undefined;
}

/** Whether a path leads to an existing file or folder outside the folder. */
export function leadsOut(folder: string, path: string): boolean {
  const target = realPath(join(folder, path));
  return target !== undefined && !(target + sep).startsWith(`${realPath(folder)}${sep}`);
}

/** The path with all links resolved; `undefined` if it does not exist. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
