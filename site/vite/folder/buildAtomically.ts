import { cpSync, existsSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { ViteBuilder } from 'vite';
import { contentFolder, outFolder } from '../settings.ts';
import { errorCode, makeFolder } from './makeFolder.ts';

/**
 * Marks a folder as the output of a build. The file is published, so it contains nothing about the
 * owner.
 */
const markerFile = '.playable-resume';
const markerText = 'playable-resume wrote this folder. Its next build replaces everything in it.\n';

/** An error lists at most this many files. */
const maxNames = 3;

/**
 * Builds beside the output folder and swaps the two after success, so a failed or stopped build
 * keeps the old site. Log lines name the output folder.
 * @throws what the build throws; if the output folder has other files, or cannot be replaced
 */
export function buildAtomically(build: (builder: ViteBuilder) => Promise<void>) {
  return async (builder: ViteBuilder): Promise<void> => {
    const { client } = builder.environments;
    if (!client) throw new Error('Expected an environment "client". See site/vite.config.ts.');
    const { logger, root } = builder.config;
    const folder = realPathOf(resolve(root, client.config.build.outDir));
    removeLeftovers(folder);
    requireReplaceable(folder);
    const newFolder = `${folder}${newSuffix}${process.pid}`;
    client.config.build.outDir = newFolder;
    const { info } = logger;
    logger.info = (text, options) => info(text.replaceAll(basename(newFolder), basename(folder)), options);
    try {
      await build(builder);
      if (!isDefault(folder)) writeFileSync(join(newFolder, markerFile), markerText);
      swapFolders(newFolder, folder);
    } finally {
      rmSync(newFolder, { recursive: true, force: true });
    }
  };
}

const newSuffix = '.playable-resume-new-';
const oldSuffix = '.playable-resume-old';
const isDefault = (folder: string) => folder === outFolder({});
const realPathOf = (path: string) => (existsSync(path) ? realpathSync.native(path) : path);

/** A folder is replaceable if it is `dist/site`, empty, or written by an earlier build. */
function requireReplaceable(folder: string): void {
  makeFolder(folder, 'OUT_DIR');
  // A git worktree, for example of the branch gh-pages, counts as empty.
  const names = readdirSync(folder).filter((name) => name !== '.git');
  const isOurs = isDefault(folder) || names.length === 0 || names.includes(markerFile);
  const hasContent = join(realPathOf(contentFolder()), sep).startsWith(join(folder, sep));
  if (isOurs && !hasContent) return;
  const list = [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
  throw new Error(
    `Cannot write the site to ${folder}: it contains ${hasContent ? 'the content' : `other files (${list})`}. A build ` +
      'replaces the whole folder, so it must be new, empty, or written by an earlier build. ' +
      'Set OUT_DIR to another folder, or empty this one.',
  );
}

function swapFolders(newFolder: string, folder: string): void {
  const git = join(folder, '.git');
  if (existsSync(git)) cpSync(git, join(newFolder, '.git'), { recursive: true });
  try {
    renameSync(folder, folder + oldSuffix);
    renameSync(newFolder, folder);
  } catch (cause) {
    throw new Error(
      `Cannot replace ${folder} (${errorCode(cause)}). Close the programs that use it, or set OUT_DIR to a folder inside it.`,
      { cause },
    );
  } finally {
    removeLeftovers(folder);
  }
}

/**
 * Removes the folders that stopped builds left beside this one. If a build stopped during the swap,
 * restores the old site instead.
 */
function removeLeftovers(folder: string): void {
  const parent = dirname(folder);
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const [, pid] = name.split(basename(folder) + newSuffix);
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true });
  }
  const oldFolder = folder + oldSuffix;
  if (existsSync(folder)) rmSync(oldFolder, { recursive: true, force: true });
  else if (existsSync(oldFolder)) renameSync(oldFolder, folder);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}
