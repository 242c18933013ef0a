import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { contentFolder } from '../settings.ts';

const repository = realpathSync.native(resolve(import.meta.dirname, '../../..'));

/** Says of a folder that a build wrote it. It is published with the rest, and tells nobody anything of the owner. */
export const markerFile = '.playable-resume';

/** Enough to recognise a folder by. */
const maxNames = 3;

/**
 * Where a folder that the site goes to really is, when a build may replace it with all that is in it: the repository's
 * `dist/site`, one that a build has written before, and one that is empty or not there.
 *
 * @param content the folder of the content that is built
 * @throws when anything else would be lost; names the folder, what is in it, and the way out
 */
export function replaceableFolder(folder: string, content: string = contentFolder()): string {
  const real = realFolderPath(folder);
  const folderText = real === folder ? folder : `${folder} (it leads to ${real})`;
  const refusal = (reason: string) =>
    new Error(
      `The site cannot go into ${folderText}: ${reason}. A build replaces the whole folder, so it takes only one that is new or empty, or that a build has written. Name another in OUT_DIR, or empty this one yourself.`,
    );
  if (isIn(real, repository)) throw refusal('it holds this repository');
  if (isIn(real, realFolderPath(content))) throw refusal(`it holds the content, ${content}`);
  const state = lstatSync(real, { throwIfNoEntry: false });
  if (!state) return real;
  if (!state.isDirectory()) throw refusal('it is no folder');
  // A working tree for what is published, as of the branch gh-pages, is empty all the same.
  const names = readdirSync(real).filter((name) => name !== '.git');
  if (names.length === 0 || isDefault(real)) return real;
  const foreignFiles = names.includes(markerFile) ? trackedUnmarked(real) : names;
  if (foreignFiles.length > 0) throw refusal(`it has files that no build wrote (${listSome(foreignFiles)})`);
  return real;
}

/** Says in a folder that a build wrote it, unless every build takes it anyway. */
export function markFolder(folder: string, target: string): void {
  if (isDefault(target)) return;
  writeFileSync(
    join(folder, markerFile),
    'playable-resume wrote this folder. Its next build replaces all that is in it.\n',
  );
}

const isDefault = (real: string) => real === join(repository, 'dist/site');

const listSome = (names: readonly string[]) =>
  [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');

/** The files under version control, if the marker is not one: it has come with files copied there by hand. */
function trackedUnmarked(folder: string): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' });
  const files = (stdout ?? '').split('\0').filter((file) => file !== '');
  return files.includes(markerFile) ? [] : files;
}

/** The path with every link followed and every name as the disk has it, also of what is not there yet. */
function realFolderPath(path: string): string {
  if (existsSync(path)) return realpathSync.native(path);
  return dirname(path) === path ? path : join(realFolderPath(dirname(path)), basename(path));
}

const isIn = (folder: string, inner: string) => join(inner, sep).startsWith(join(folder, sep));
