import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import init, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { pictureFolders } from '../pictureFolder.ts';

const codec = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');

/** oxipng's effort. Efforts 3 and 4 take longer and save no more. */
const effort = 2;

/**
 * Reads zlib's level (RFC 1950, FLEVEL) before the compressed pixels, without decoding.
 * This script writes 3, the highest; browser screenshots have 0 and canvas images 2.
 */
function isCompressed(png: Buffer): boolean {
  const pixels = png.indexOf('IDAT');
  return pixels > 0 && (png[pixels + 5] ?? 0) >> 6 === 3;
}

/** Finds the committed pictures that are not compressed yet. */
export function uncompressedPictures(): readonly string[] {
  return pictureFolders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.png') && !isCompressed(readFileSync(file)));
}

/**
 * Compresses new pictures without loss, to about a third of a screenshot's size and to the same
 * bytes each time.
 * @returns how many pictures it compressed
 */
export async function compressPictures(): Promise<number> {
  await init(readFileSync(codec));
  const files = uncompressedPictures();
  for (const file of files) {
    // Write a temporary file first, so that an interrupted run leaves no damaged picture.
    writeFileSync(`${file}.part`, optimise(readFileSync(file), effort, false, false));
    renameSync(`${file}.part`, file);
  }
  return files.length;
}
