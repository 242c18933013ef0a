import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashedName } from './hashedName.ts';
import { markFolder } from './replaceableFolder.ts';

const dist = resolve(import.meta.dirname, '../../../dist');

/** A folder to build into, which takes another one's place when all is there. */
export type StagedFolder = {
  path: string;
  /** Puts it in the other one's place. @returns why it was copied there file by file; `undefined` when it was not */
  publish: () => string | undefined;
  /** Removes what is left of it. */
  discard: () => void;
};

/**
 * Begins to replace a folder, and removes what a build that was stopped has left of its own beginning.
 *
 * The work is done beside the folder, in `<its name>.building-<number of the process>`: `new` is built there, and `old` is
 * the folder while the two change places. The number keeps other builds out.
 *
 * @param target may be replaced, see `replaceableFolder`
 * @throws when another process is building it
 */
export function stagedFolder(target: string): StagedFolder {
  const { work, others } = begun(target);
  for (const other of others) {
    if (isRunning(other.owner)) {
      rmSync(work, { recursive: true });
      throw new Error(
        `Process ${other.owner} is building ${target} now. Build again when it has ended; if it is no build, remove ${other.work}.`,
      );
    }
    end(other.work, target);
  }
  return { path: join(work, 'new'), publish: () => changeOver(work, target), discard: () => end(work, target) };
}

type Work = { work: string; owner: number };

/** Beside the target, from where it can be renamed; in the repository where nothing can be put there. */
function begun(target: string): { work: string; others: readonly Work[] } {
  try {
    return begunAt(`${target}.building-`, target);
  } catch {
    // What cannot be written should fail now, not after the build.
    mkdirSync(target, { recursive: true });
    return begunAt(join(dist, `${hashedName('site.building', target)}-`), target);
  }
}

function begunAt(prefix: string, target: string): { work: string; others: readonly Work[] } {
  const own = prefix + process.pid;
  // An earlier process may have had this number.
  end(own, target);
  mkdirSync(join(own, 'new'), { recursive: true });
  const others = readdirSync(dirname(prefix))
    .map((name) => join(dirname(prefix), name))
    .filter((work) => work !== own && work.startsWith(prefix))
    .map((work) => ({ work, owner: Number(work.slice(prefix.length)) }));
  return { work: own, others: others.filter(({ owner }) => owner > 0) };
}

function isRunning(owner: number): boolean {
  try {
    return process.kill(owner, 0);
  } catch (error) {
    // A process of another user may not be sent even the signal that only asks.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes the work, unless the change-over was stopped in its middle: then the old folder goes back first. */
function end(work: string, target: string): void {
  const old = join(work, 'old');
  if (existsSync(old) && !existsSync(target)) renameSync(old, target);
  rmSync(work, { recursive: true, force: true });
}

function changeOver(work: string, target: string): string | undefined {
  const [fresh, old] = [join(work, 'new'), join(work, 'old')];
  markFolder(fresh, target);
  try {
    // The folder of a working tree stays, for the sake of its `.git`.
    if (existsSync(join(target, '.git'))) throw new Error(`${target} is a working tree.`);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
    return undefined;
  } catch (error) {
    if (existsSync(old)) renameSync(old, target);
    copyOver(fresh, target);
    return error instanceof Error ? error.message : String(error);
  }
}

function copyOver(fresh: string, target: string): void {
  mkdirSync(target, { recursive: true });
  // First of all: a copy that is stopped in the middle is still a build's.
  markFolder(target, target);
  cpSync(fresh, target, { recursive: true });
  removeOthers(target, fresh);
}

/** Removes from a folder what another one has not. Links are removed, not followed. */
function removeOthers(folder: string, like: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === '.git') continue;
    const [path, twin] = [join(folder, entry.name), join(like, entry.name)];
    if (!existsSync(twin)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeOthers(path, twin);
  }
}
