import { existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ViteBuilder } from 'vite';
import { makeFolder } from '../../config/makeFolder.ts';
import { SettingError } from '../../config/SettingError.ts';
import { contentFolder, outFolder } from '../../config/settings.ts';
import { markerFile, replaceFiles } from './replaceFiles.ts';
import { isOfRunningBuild, isTemporaryName, temporaryName } from './temporaryName.ts';

const markerText = 'playable-resume wrote this folder. Its next build replaces everything in it.\n';

/** An error lists at most this many files. */
const maxNames = 3;

/**
 * Builds into a temporary folder and replaces the old site after success, so a failed or stopped
 * build keeps it. Log lines name the output folder, not the temporary one.
 * @param build gets a folder for the server's code
 * @param defaultFolder the default output folder. Temporary folders are beside it.
 * @throws the build's error, or if the output folder has other files or cannot be written
 */
export function buildAtomically(
  build: (builder: ViteBuilder, serverFolder: string) => Promise<void>,
  defaultFolder = outFolder({}),
) {
  return async (builder: ViteBuilder): Promise<void> => {
    const { client } = builder.environments;
    if (!client) throw new Error('Expected an environment "client". See site/vite.config.ts.');
    const { logger, root } = builder.config;
    const folder = resolve(root, client.config.build.outDir);
    makeFolder(folder, 'OUT_DIR');
    const isDefault = folder === defaultFolder && !lstatSync(folder).isSymbolicLink();
    requireReplaceable(folder, isDefault);
    const temporaryFolder = makeTemporaryFolder(dirname(defaultFolder));
    const newFolder = join(temporaryFolder, 'site');
    client.config.build.outDir = newFolder;
    // Vite's reporter names files relative to the working directory.
    const [newName, name] = [newFolder, folder].map((path) => relative(process.cwd(), path));
    const { info } = logger;
    logger.info = (text, options) => info(text.replaceAll(newName ?? '', name ?? ''), options);
    try {
      await build(builder, join(temporaryFolder, 'server'));
      if (!isDefault) writeFileSync(join(newFolder, markerFile), markerText);
      // Takes all steps of the replacement. Only tests stop between them.
      for (const _ of replaceFiles(newFolder, folder));
    } finally {
      rmSync(temporaryFolder, { recursive: true, force: true });
    }
  };
}

/** Makes a folder for the build, and deletes the folders that killed builds have left. */
function makeTemporaryFolder(parent: string): string {
  makeFolder(parent, 'OUT_DIR');
  for (const name of readdirSync(parent)) {
    if (isTemporaryName(name) && !isOfRunningBuild(name)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, `${temporaryName()}-`));
}

const realPathOf = (path: string) => (existsSync(path) ? realpathSync.native(path) : path);

/**
 * Requires that a folder is the default one, empty, or written by an earlier build, and does not
 * contain the content folder.
 */
function requireReplaceable(folder: string, isDefault: boolean): void {
  const names = readdirSync(folder).filter((name) => name !== '.git' && !isTemporaryName(name));
  const isOurs = isDefault || names.length === 0 || names.includes(markerFile);
  const containsContent = join(realPathOf(contentFolder()), sep).startsWith(join(realPathOf(folder), sep));
  if (isOurs && !containsContent) return;
  const list = [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
  throw new SettingError(
    `Cannot write the site to ${folder}: it contains ${containsContent ? 'your content folder' : `other files (${list})`}. A build ` +
      'replaces the whole folder, so it must be new, empty, or written by an earlier build. ' +
      `Set OUT_DIR to another folder${containsContent ? '' : ', or empty this one'}.`,
  );
}
