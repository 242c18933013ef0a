import { mkdirSync } from 'node:fs';
import { SettingError } from './SettingError.ts';

/**
 * Creates a folder with its parents.
 * @param setting the environment variable with the folder's path, for the error
 * @throws if a folder cannot be created
 */
export function makeFolder(folder: string, setting: 'OUT_DIR' | 'CONTENT_DIR'): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new SettingError(`Cannot create the folder ${folder} (${code}). Set ${setting} to another folder.`, {
      cause,
    });
  }
}
