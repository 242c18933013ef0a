import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { contentFolder } from '../settings.ts';

const repository = realpathSync.native(resolve(import.meta.dirname, '../../..'));

/** Marks a folder as the output of a build. It is published, so it contains nothing about the owner. */
export const markerFile = '.playable-resume';

/** An error lists this many files. */
const maxNames = 3;

/**
 * The real path of an output folder that a build may replace: `dist/site`, the output of an earlier
 * build, or an empty or missing folder.
 * @param content the content folder
 * @throws if the folder contains anything else
 */
export function replaceableFolder(folder: string, content: string = contentFolder()): string {
  const real = realFolderPath(folder);
  const folderText = real === folder ? folder : `${folder} (a link to ${real})`;
  const refusal = (reason: string) =>
    new Error(
      `Cannot write the site to ${folderText}: ${reason}. A build replaces the whole folder, so it must be new, empty, ` +
        'or written by an earlier build. Set OUT_DIR to another folder, or empty this one.',
    );
  if (isIn(real, repository)) throw refusal('it contains this repository');
  if (isIn(real, realFolderPath(content))) throw refusal(`it contains the content folder, ${content}`);
  const state = lstatSync(real, { throwIfNoEntry: false });
  if (!state) return real;
  if (!state.isDirectory()) throw refusal('it is not a folder');
  // A git worktree, for example of the branch gh-pages, counts as empty.
  const names = readdirSync(real).filter((name) => name !== '.git');
  if (names.length === 0 || isDefault(real)) return real;
  const foreignFiles = names.includes(markerFile) ? trackedUnmarked(real) : names;
  if (foreignFiles.length > 0) throw refusal(`it contains other files (${listSome(foreignFiles)})`);
  return real;
}

/** Marks a folder as the output of a build. `dist/site` needs no mark. */
export function markFolder(folder: string, target: string): void {
  if (isDefault(target)) return;
  writeFileSync(
    join(folder, markerFile),
    'playable-resume wrote this folder. Its next build replaces everything in it.\n',
  );
}

const isDefault = (real: string) => real === join(repository, 'dist/site');

const listSome = (names: readonly string[]) =>
  [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');

/**
 * The tracked files of a folder whose marker is not tracked: somebody copied a built site into a
 * repository, and a build must not delete the other files.
 */
function trackedUnmarked(folder: string): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' });
  const files = (stdout ?? '').split('\0').filter((file) => file !== '');
  return files.includes(markerFile) ? [] : files;
}

/** The path with links resolved and names in their case on the disk. The folder may be missing. */
function realFolderPath(path: string): string {
  if (existsSync(path)) return realpathSync.native(path);
  return dirname(path) === path ? path : join(realFolderPath(dirname(path)), basename(path));
}

const isIn = (folder: string, inner: string) => join(inner, sep).startsWith(join(folder, sep));
