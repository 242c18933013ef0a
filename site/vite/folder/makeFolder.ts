import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the parents one by one, because Node's `recursive` option hangs in places such as
 * `/proc`.
 * @param setting the variable that named the folder
 * @throws if a folder cannot be created
 */
export function makeFolder(folder: string, setting: 'OUT_DIR' | 'CONTENT_DIR'): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), setting);
  try {
    mkdirSync(folder);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new Error(`Cannot create the folder ${folder} (${code}). Set ${setting} to another folder.`, { cause });
  }
}
