import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ViteBuilder } from 'vite';
import { hashedName } from './hashedName.ts';
import { makeFolder } from './makeFolder.ts';
import { markFolder, replaceableFolder } from './replaceableFolder.ts';

const dist = resolve(import.meta.dirname, '../../../dist');

/**
 * Builds into a temporary folder and swaps it with the output folder after success, so a failed
 * build changes nothing. Log lines name the output folder.
 * @throws what the build throws; if the output folder contains other files, or another build uses
 * it
 */
export function buildAtomically(build: (builder: ViteBuilder) => Promise<void>) {
  return async (builder: ViteBuilder): Promise<void> => {
    const { client } = builder.environments;
    if (!client) throw new Error('Expected an environment "client". See site/vite.config.ts.');
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
      if (problem) logger.warn(`Copied the site into ${folder} file by file, which is not atomic: ${problem}`);
    } finally {
      putBack(workDir, target);
      rmSync(workDir, { recursive: true });
    }
  };
}

/** Relative to the current directory, as in Vite's log. */
const relativePath = (path: string) => relative(process.cwd(), path).replaceAll('\\', '/');

/**
 * Creates the work folder with `new` for this build (during the swap, `old` holds the previous
 * site). A file with the process id locks out other builds. After an interrupted build, this
 * restores its site and deletes its files.
 */
function prepareWorkDir(target: string, log: (text: string) => void): string {
  const workDir = join(dist, hashedName('site.building', target));
  const pidFile = join(workDir, 'process');
  const otherPid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
  if (otherPid > 0 && otherPid !== process.pid && isRunning(otherPid))
    throw new Error(
      `Process ${otherPid} is building ${target}. Wait until it ends, then try again. If it is not a build, delete ${workDir}.`,
    );
  // Fail now, not after the build, if the folder cannot be written.
  makeFolder(target, 'OUT_DIR');
  if (putBack(workDir, target)) log(`Restored the previous site in ${target}: a build stopped while replacing it.`);
  rmSync(workDir, { recursive: true, force: true });
  mkdirSync(join(workDir, 'new'), { recursive: true });
  writeFileSync(pidFile, String(process.pid));
  return workDir;
}

/** Restores the previous site if a build stopped or failed during the swap. */
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
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @returns the reason why files were copied instead of swapped; `undefined` after a swap */
function swapFolders(workDir: string, target: string): string | undefined {
  const [newFolder, oldFolder] = [join(workDir, 'new'), join(workDir, 'old')];
  try {
    // A git worktree must keep its `.git`.
    if (existsSync(join(target, '.git'))) throw new Error(`${target} is a git worktree.`);
    renameSync(target, oldFolder);
    renameSync(newFolder, target);
    return undefined;
  } catch (error) {
    putBack(workDir, target);
    // Mark it first, so that the next build may replace an interrupted copy.
    markFolder(target, target);
    cpSync(newFolder, target, { recursive: true });
    removeExtraFiles(target, newFolder);
    return error instanceof Error ? error.message : String(error);
  }
}

/** Deletes the files that the reference folder does not have. Does not follow links. */
function removeExtraFiles(folder: string, reference: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === '.git') continue;
    const [path, twin] = [join(folder, entry.name), join(reference, entry.name)];
    if (!existsSync(twin)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeExtraFiles(path, twin);
  }
}
