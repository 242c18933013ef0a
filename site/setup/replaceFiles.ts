import { copyFileSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../build/folder/makeFolder.ts';

export type NewFile = { path: string; text: string };

/**
 * Writes files, each of which is either the old one or the new one at any moment, and keeps a copy of each that was there
 * with another text. Nothing is replaced before all is written and copied.
 *
 * @returns the paths of the copies
 * @throws when a folder has a file's place
 */
export function replaceFiles(files: readonly NewFile[]): readonly string[] {
  const folderInTheWay = files.find(({ path }) => statSync(path, { throwIfNoEntry: false })?.isFile() === false);
  if (folderInTheWay)
    throw new Error(`${folderInTheWay.path}  This is a folder, not a file. Move it away. Nothing was written.`);
  const changedFiles = files.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  for (const { path, text } of changedFiles) {
    makeFolder(dirname(path), 'CONTENT_DIR');
    writeFileSync(temporaryPath(path), text);
  }
  const copies = changedFiles
    .filter(({ path }) => existsSync(path))
    .map(({ path }) => ({ path, copy: backupPath(path) }));
  for (const { path, copy } of copies) copyFileSync(path, copy);
  for (const { path } of changedFiles) renameSync(temporaryPath(path), path);
  return copies.map(({ copy }) => copy);
}

/** In the same folder: a file can be renamed without being copied only where it is. */
function temporaryPath(path: string): string {
  return `${path}.${process.pid}.new`;
}

/** `resume.backup-1.json`, with the first number that is free. */
function backupPath(path: string): string {
  const stem = join(dirname(path), basename(path, '.json'));
  let number = 1;
  while (existsSync(`${stem}.backup-${number}.json`)) number += 1;
  return `${stem}.backup-${number}.json`;
}
