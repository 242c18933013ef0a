import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import type { ViteBuilder } from 'vite';
import { makeFolder } from '../../config/makeFolder.ts';
import { contentFolder, outFolder } from '../../config/settings.ts';

/**
 * Marks a folder as the output of a build. The file is published, so it contains nothing about the
 * owner.
 */
const markerFile = '.playable-resume';
const markerText = 'playable-resume wrote this folder. Its next build replaces everything in it.\n';

/** An error lists at most this many files. */
const maxNames = 3;

/**
 * Builds into a temporary folder and copies the site after success, so a failed or stopped build
 * keeps the old site. Log lines name the output folder.
 * @throws what the build throws; if the output folder has other files, or cannot be written
 */
export function buildAtomically(build: (builder: ViteBuilder) => Promise<void>) {
  return async (builder: ViteBuilder): Promise<void> => {
    const { client } = builder.environments;
    if (!client) throw new Error('Expected an environment "client". See site/vite.config.ts.');
    const { logger, root } = builder.config;
    const folder = resolve(root, client.config.build.outDir);
    requireReplaceable(folder);
    const newFolder = mkdtempSync(join(realpathSync(tmpdir()), 'playable-resume-site-'));
    client.config.build.outDir = newFolder;
    // Vite's reporter names files relative to the working directory.
    const [newName, name] = [newFolder, folder].map((path) => relative(process.cwd(), path));
    const { info } = logger;
    logger.info = (text, options) => info(text.replaceAll(newName ?? '', name ?? ''), options);
    try {
      await build(builder);
      if (!isDefault(folder)) writeFileSync(join(newFolder, markerFile), markerText);
      replaceFiles(newFolder, folder);
    } finally {
      rmSync(newFolder, { recursive: true, force: true });
    }
  };
}

const isDefault = (folder: string) => folder === outFolder({});
const realPathOf = (path: string) => (existsSync(path) ? realpathSync.native(path) : path);

/** A folder is replaceable if it is `dist/site`, empty, or written by an earlier build. */
function requireReplaceable(folder: string): void {
  makeFolder(folder, 'OUT_DIR');
  const names = sitePaths(folder);
  const isOurs = isDefault(folder) || names.length === 0 || names.includes(markerFile);
  const hasContent = join(realPathOf(contentFolder()), sep).startsWith(join(realPathOf(folder), sep));
  if (isOurs && !hasContent) return;
  const list = [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
  throw new Error(
    `Cannot write the site to ${folder}: it contains ${hasContent ? 'the content' : `other files (${list})`}. A build ` +
      'replaces the whole folder, so it must be new, empty, or written by an earlier build. ' +
      'Set OUT_DIR to another folder, or empty this one.',
  );
}

/**
 * Copies the pages last and deletes old files after that: whenever this stops, each page finds its
 * files.
 */
function replaceFiles(newFolder: string, folder: string): void {
  const newPaths = sitePaths(newFolder, true);
  const isPage = (path: string) => Number(path.endsWith('.html'));
  for (const path of newPaths.toSorted((one, other) => isPage(one) - isPage(other)))
    if (statSync(join(newFolder, path)).isFile()) cpSync(join(newFolder, path), join(folder, path));
  for (const path of sitePaths(folder, true))
    if (!newPaths.includes(path)) rmSync(join(folder, path), { recursive: true, force: true });
}

/** The paths in a folder. A git worktree, for example of the branch gh-pages, counts as empty. */
function sitePaths(folder: string, recursive = false): readonly string[] {
  return readdirSync(folder, { recursive, encoding: 'utf8' }).filter((path) => path.split(sep)[0] !== '.git');
}
