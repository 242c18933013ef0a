import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import init, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { pictureFolders } from '../pictureFolder.ts';

const codec = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');

/** How hard to try. Levels 3 and 4 take longer and save no more. */
const level = 2;

/**
 * Whether a picture was compressed here, cheaply: the two bytes before the compressed pixels say, in their last two bits of eight,
 * how hard the compressor tried (RFC 1950, FLEVEL). Ours says 3, the most; the browser's screenshots and those of the canvas say 0
 * and 2.
 */
function isCompressed(png: Buffer): boolean {
  const pixels = png.indexOf('IDAT');
  return pixels > 0 && (png[pixels + 5] ?? 0) >> 6 === 3;
}

/** The committed pictures that were written and not compressed since. */
export function uncompressed(): readonly string[] {
  return pictureFolders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.png') && !isCompressed(readFileSync(file)));
}

/**
 * Compresses those pictures that are not, without losing any of them: to a third of what a browser's screenshot weighs. The same
 * picture always becomes the same bytes.
 *
 * @returns how many there were
 */
export async function compressPictures(): Promise<number> {
  await init(readFileSync(codec));
  const files = uncompressed();
  for (const file of files) {
    // Written beside it first: who stops here leaves no half picture.
    writeFileSync(`${file}.part`, optimise(readFileSync(file), level, false, false));
    renameSync(`${file}.part`, file);
  }
  return files.length;
}
