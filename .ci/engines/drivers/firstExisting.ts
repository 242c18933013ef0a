import { existsSync } from 'node:fs';

/** The first of the paths at which there is a file. */
export function firstExisting(...paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path));
}
