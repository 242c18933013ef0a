import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isOfRunningBuild, temporaryName } from './temporaryName.ts';

/**
 * Marks a folder as the output of a build. The file is published, so it contains nothing about the
 * owner.
 */
export const markerFile = '.playable-resume';

/** Holds the hash of the inputs that a site was built from, see `ensureFreshSite`. */
export const stampFile = '.built-from';

/**
 * Replaces a folder's files with those of a new one, a step at a time. After each step, every file is
 * whole, and every page finds the files that it loads. Does not follow links in the folder.
 */
export function* replaceFiles(newFolder: string, folder: string): Generator<void> {
  rmSync(join(folder, stampFile), { force: true });
  yield;
  const newPaths = sitePaths(newFolder);
  // A page comes after the files that it loads, and a new page before the old ones, which may link
  // to it. The marker comes first, or the next build would refuse an incomplete site.
  const rankOf = (path: string) => {
    if (path === markerFile) return 0;
    if (!isPage(path)) return 1;
    return existsSync(join(folder, path)) ? 3 : 2;
  };
  const ranks = new Map(newPaths.map((path) => [path, rankOf(path)]));
  for (const path of newPaths.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))) {
    copyPath(join(newFolder, path), join(folder, path));
    yield;
  }
  const oldPaths = sitePaths(folder).filter((path) => !ranks.has(path) && !isOfRunningBuild(basename(path)));
  for (const path of oldPaths.toSorted((a, b) => Number(isPage(b)) - Number(isPage(a)))) {
    rmSync(join(folder, path), { recursive: true, force: true });
    yield;
  }
}

const isPage = (path: string) => path.endsWith('.html');

/** Copies a folder without its content, or a file. */
function copyPath(from: string, to: string): void {
  const isFolder = lstatSync(from).isDirectory();
  const old = lstatSync(to, { throwIfNoEntry: false });
  if (isFolder && old?.isDirectory()) return;
  if (isFolder) {
    rmSync(to, { force: true });
    mkdirSync(to);
    return;
  }
  // A rename is atomic only within a disk, so the copy is beside the file.
  const copy = join(dirname(to), temporaryName());
  try {
    copyFileSync(from, copy);
    if (old?.isDirectory()) rmSync(to, { recursive: true });
    renameSync(copy, to);
  } finally {
    rmSync(copy, { force: true });
  }
}

/**
 * The paths in a folder, each after its parent, without the `.git` of a worktree, for example of
 * the branch gh-pages.
 */
function sitePaths(folder: string, parent = ''): readonly string[] {
  // Not `recursive`, which follows links.
  return readdirSync(join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
    const path = join(parent, entry.name);
    if (path === '.git') return [];
    return [path, ...(entry.isDirectory() ? sitePaths(folder, path) : [])];
  });
}
