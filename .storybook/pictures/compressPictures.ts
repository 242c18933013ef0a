import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pictureFolders } from '../pictureFolder.ts';
import { isCompressed } from './isCompressed.ts';

const worker = join(import.meta.dirname, 'compressWorker.mjs');

/** The committed pictures that were written and not compressed since. */
export function uncompressed(): readonly string[] {
  return pictureFolders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.png') && !isCompressed(readFileSync(file)));
}

/**
 * Compresses those pictures that are not; the others keep their bytes.
 *
 * @returns how many there were
 */
export async function compressPictures(): Promise<number> {
  const files = uncompressed();
  const threads = Math.min(files.length, availableParallelism());
  const shares = Array.from({ length: threads }, (_, thread) => files.filter((_file, at) => at % threads === thread));
  await Promise.all(shares.map(compressed));
  return files.length;
}

function compressed(files: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    new Worker(worker, { workerData: files }).on('error', reject).on('exit', () => resolve());
  });
}
