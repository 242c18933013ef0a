import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes of the files once each is compressed as a host would (gzip, level 9). */
export function gzipBytes(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

/** Bytes of the files as they are. */
export function fileBytes(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + statSync(file).size, 0);
}
