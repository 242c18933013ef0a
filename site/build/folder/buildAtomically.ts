import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ViteBuilder } from 'vite';
import { hashedName } from './hashedName.ts';
import { makeFolder } from './makeFolder.ts';
import { markFolder, replaceableFolder } from './replaceableFolder.ts';

const dist = resolve(import.meta.dirname, '../../../dist');

/**
 * A build that writes all or nothing: the browser's half goes to a folder that takes the place of the one that is set when
 * everything has succeeded. What is said on the way names the one that is set.
 *
 * @throws what the build throws; when the folder holds what no build has written, or another build is at it
 */
export function buildAtomically(build: (builder: ViteBuilder) => Promise<void>) {
  return async (builder: ViteBuilder): Promise<void> => {
    const { client } = builder.environments;
    if (!client) throw new Error('There is no environment "client" to build. See site/vite.config.ts.');
    const { logger, root } = builder.config;
    const folder = resolve(root, client.config.build.outDir);
    const target = replaceableFolder(folder);
    const workDir = prepareWorkDir(target, (text) => logger.info(text));
    const newFolder = join(workDir, 'new');
    client.config.build.outDir = newFolder;
    const { info } = logger;
    logger.info = (text, options) => info(text.replaceAll(relativePath(newFolder), relativePath(folder)), options);
    try {
      await build(builder);
      markFolder(newFolder, target);
      const problem = swapFolders(workDir, target);
      if (problem) logger.warn(`The site was copied into ${folder}, file by file: ${problem}`);
    } finally {
      putBack(workDir, target);
      rmSync(workDir, { recursive: true });
    }
  };
}

/** As Vite names files: from where the command runs. */
const relativePath = (path: string) => relative(process.cwd(), path).replaceAll('\\', '/');

/**
 * A folder to work in: `new` is built there, and `old` is the target while the two change places. The number of the process in it keeps
 * other builds out; what a build that was stopped has left is removed, once the target has its site again.
 */
function prepareWorkDir(target: string, say: (text: string) => void): string {
  const workDir = join(dist, hashedName('site.building', target));
  const pidFile = join(workDir, 'process');
  const otherPid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
  if (otherPid > 0 && otherPid !== process.pid && isRunning(otherPid))
    throw new Error(
      `Process ${otherPid} is building ${target} now. Build again when it has ended; if it is no build, remove ${workDir}.`,
    );
  // What cannot be written should fail now, not after the build.
  makeFolder(target, 'OUT_DIR');
  if (putBack(workDir, target)) say(`${target} has its last site again: a build was stopped while it replaced it.`);
  rmSync(workDir, { recursive: true, force: true });
  mkdirSync(join(workDir, 'new'), { recursive: true });
  writeFileSync(pidFile, String(process.pid));
  return workDir;
}

/** Gives the target the site that it had, where a build was stopped, or failed, after it had taken that away. */
function putBack(work: string, target: string): boolean {
  const old = join(work, 'old');
  if (!existsSync(old) || (existsSync(target) && readdirSync(target).length > 0)) return false;
  rmSync(target, { recursive: true, force: true });
  renameSync(old, target);
  return true;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be sent even the signal that only asks.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @returns why what was built was copied file by file; `undefined` when it was not */
function swapFolders(workDir: string, target: string): string | undefined {
  const [newFolder, oldFolder] = [join(workDir, 'new'), join(workDir, 'old')];
  try {
    // The folder of a working tree stays, for the sake of its `.git`.
    if (existsSync(join(target, '.git'))) throw new Error(`${target} is a working tree.`);
    renameSync(target, oldFolder);
    renameSync(newFolder, target);
    return undefined;
  } catch (error) {
    putBack(workDir, target);
    // First of all: a copy that is stopped in the middle is still a build's.
    markFolder(target, target);
    cpSync(newFolder, target, { recursive: true });
    removeExtraFiles(target, newFolder);
    return error instanceof Error ? error.message : String(error);
  }
}

/** Removes from a folder what another one has not. Links are removed, not followed. */
function removeExtraFiles(folder: string, reference: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === '.git') continue;
    const [path, twin] = [join(folder, entry.name), join(reference, entry.name)];
    if (!existsSync(twin)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeExtraFiles(path, twin);
  }
}
