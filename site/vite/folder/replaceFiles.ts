import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildsOwnName, isOfRunningBuild } from './buildsOwnName.ts';

/**
 * Marks a folder as the output of a build. The file is published, so it contains nothing about the
 * owner.
 */
export const markerFile = '.playable-resume';

/** Says which inputs a site was built from, see `ensureFreshSite`. */
export const stampFile = '.built-from';

/**
 * Replaces a folder's files by those of a new one, a step at a time. After each step, every file is
 * whole, and every page finds the files that it loads. Follows no link in the folder.
 */
export function* replaceFiles(newFolder: string, folder: string): Generator<void> {
  rmSync(join(folder, stampFile), { force: true });
  yield;
  const newPaths = sitePaths(newFolder);
  // A page comes after the files that it loads, and a new page before those that link to it. The
  // marker comes first, or the next build would refuse an incomplete site.
  const ranks = new Map(
    newPaths.map((path) => {
      const pageRank = existsSync(join(folder, path)) ? 3 : 2;
      return [path, path === markerFile ? 0 : isPage(path) ? pageRank : 1];
    }),
  );
  for (const path of newPaths.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))) {
    place(join(newFolder, path), join(folder, path));
    yield;
  }
  const oldPaths = sitePaths(folder).filter((path) => !ranks.has(path) && !isOfRunningBuild(basename(path)));
  for (const path of oldPaths.toSorted((one, other) => Number(isPage(other)) - Number(isPage(one)))) {
    rmSync(join(folder, path), { recursive: true, force: true });
    yield;
  }
}

const isPage = (path: string) => path.endsWith('.html');

/** Creates a folder, or replaces a file. */
function place(from: string, to: string): void {
  const isFolder = lstatSync(from).isDirectory();
  const old = lstatSync(to, { throwIfNoEntry: false });
  if (isFolder && old?.isDirectory()) return;
  if (isFolder) {
    rmSync(to, { force: true });
    mkdirSync(to);
    return;
  }
  // Beside the file, so on the same disk: only there is a rename atomic.
  const copy = join(dirname(to), buildsOwnName());
  try {
    copyFileSync(from, copy);
    if (old?.isDirectory()) rmSync(to, { recursive: true });
    renameSync(copy, to);
  } finally {
    rmSync(copy, { force: true });
  }
}

/**
 * The paths in a folder, each after its parent. A git worktree, for example of the branch gh-pages,
 * counts as empty.
 */
function sitePaths(folder: string, parent = ''): readonly string[] {
  // Not `recursive`, which follows links.
  return readdirSync(join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
    const path = join(parent, entry.name);
    if (path === '.git') return [];
    return [path, ...(entry.isDirectory() ? sitePaths(folder, path) : [])];
  });
}
