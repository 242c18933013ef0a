import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those around it, one at a time: Node's `recursive` never returns where the system has no place for a
 * folder, as in `/proc` of Linux.
 *
 * @param setting by which the folder was named
 * @throws when it cannot be made
 */
export function makeFolder(folder: string, setting: 'OUT_DIR' | 'CONTENT_DIR'): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), setting);
  try {
    mkdirSync(folder);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new Error(`No folder can be made at ${folder} (${code}). Name another in ${setting}.`, { cause });
  }
}
