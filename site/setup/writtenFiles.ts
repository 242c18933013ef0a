import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { newVersionPath } from '../config/contentPaths.ts';
import { makeFolder } from '../config/makeFolder.ts';
import type { GameDocument } from '../prepare/game/gameFields.ts';
import type { ResumeAnswers } from './resumeQuestions.ts';

type NewFile = { path: string; text: string };

/**
 * Replaces each changed file atomically, and backs it up. Writes all new files and backups before
 * the first replacement.
 * @returns the paths of the backups
 * @throws if a path is a folder
 */
export function replaceWithBackups(files: readonly NewFile[]): readonly string[] {
  const folder = files.find(({ path }) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
  if (folder) throw new Error(`${folder.path}  Expected a file, found a folder. Move it away. Nothing was written.`);
  const changedFiles = files.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  for (const { path, text } of changedFiles) {
    makeFolder(dirname(path), 'CONTENT_DIR');
    writeFileSync(newVersionPath(path), text);
  }
  const backups = changedFiles
    .filter(({ path }) => existsSync(path))
    .map(({ path }) => ({ path, backup: backupPath(path) }));
  for (const { path, backup } of backups) copyFileSync(path, backup);
  for (const { path } of changedFiles) renameSync(newVersionPath(path), path);
  // A stopped run may have left new versions of the other files.
  for (const { path } of files) rmSync(newVersionPath(path), { force: true });
  return backups.map(({ backup }) => backup);
}

/** `resume.backup-1.json`, with the first unused number. */
function backupPath(path: string): string {
  const stem = join(dirname(path), basename(path, '.json'));
  let number = 1;
  while (existsSync(`${stem}.backup-${number}.json`)) number += 1;
  return `${stem}.backup-${number}.json`;
}

// Setup saves the answers so far in the content folder. Git ignores the file, and a completed run deletes it.

export type Progress = {
  source: string;
  /** The answers so far, as an incomplete game.json. */
  answers: GameDocument;
  resumeAnswers: ResumeAnswers;
  /** How many questions were answered. */
  count: number;
};

export function progressFile(folder: string): string {
  return join(folder, 'setup.progress.json');
}

/** The progress of a stopped run, if its file exists and is JSON. */
export function readProgress(folder: string): Progress | undefined {
  try {
    return JSON.parse(readFileSync(progressFile(folder), 'utf8'));
  } catch {
    return undefined;
  }
}

export function saveProgress(folder: string, progress: Progress): void {
  const file = progressFile(folder);
  makeFolder(dirname(file), 'CONTENT_DIR');
  writeFileSync(file, `${JSON.stringify(progress, null, 2)}\n`);
}

export function deleteProgress(folder: string): void {
  rmSync(progressFile(folder), { force: true });
}
