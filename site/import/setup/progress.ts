// Saves the answers so far in the content folder; git ignores the file. A completed run deletes it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../vite/folder/makeFolder.ts';
import { isRecord } from '../validate/everyValue.ts';
import type { GameDocument } from './gameDocument.ts';

/** The résumé's source and the answers so far, as an incomplete game.json. */
export type Progress = { source: string; answers: GameDocument };

export function progressFile(folder: string): string {
  return join(folder, 'setup.progress.json');
}

/** The saved progress; `undefined` if there is none or the file is invalid. */
export function readProgress(folder: string): Progress | undefined {
  const file = progressFile(folder);
  if (!existsSync(file)) return undefined;
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(stored) || typeof stored.source !== 'string' || !isRecord(stored.answers)) return undefined;
    return { source: stored.source, answers: stored.answers };
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
