// Answers so far, kept in a file beside the two, which git ignores. A run that ends well takes it away.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord } from '../../src/content/check/everyValue.ts';
import { makeFolder } from '../build/folder/makeFolder.ts';
import type { GameDocument } from './gameDocument.ts';

/** How far a run has come: where the résumé is from, and the answers by their places in game.json. */
export type Progress = { source: string; answers: GameDocument };

export function progressFile(folder: string): string {
  return join(folder, 'setup.progress.json');
}

/** What was kept; `undefined` when nothing was, or when it cannot be read. */
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
