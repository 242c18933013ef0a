import { mkdirSync } from 'node:fs';

/**
 * Creates a folder with its parents.
 * @param setting the environment variable that named the folder, for the error
 * @throws if a folder cannot be created
 */
export function makeFolder(folder: string, setting: 'OUT_DIR' | 'CONTENT_DIR'): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new Error(`Cannot create the folder ${folder} (${errorCode(cause)}). Set ${setting} to another folder.`, {
      cause,
    });
  }
}

/** A system error's code, such as `ENOENT`. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}
