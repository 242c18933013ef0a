import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { compiledFiles, compiledFolder } from '../../src/art/compiler/compiledFiles.ts';
import { readSprites } from '../../src/art/compiler/readSprites.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm run art`: compiles the sprites, and deletes compiled files whose sprite is gone. */
export default async function art(): Promise<number> {
  const files = compiledFiles(readSprites());
  for (const name of readdirSync(compiledFolder)) {
    const path = join(compiledFolder, name);
    if (files.has(path)) continue;
    rmSync(path);
    console.log(`Deleted ${relative(root, path)}: its sprite was not found.`);
  }
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    console.log(`Wrote ${relative(root, path)}`);
  }
  return 0;
}
