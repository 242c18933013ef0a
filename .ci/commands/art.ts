import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { compiledFiles, compiledFolder, gridFolder } from '../art/compiledFiles.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm run art`: compiles the drawings, writes their grids, and takes away what no longer has a drawing. */
export default async function art(): Promise<number> {
  const files = compiledFiles();
  for (const folder of [compiledFolder, gridFolder]) {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (files.has(path)) continue;
      rmSync(path);
      console.log(`Took away ${relative(root, path)}: there is no such drawing.`);
    }
  }
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    console.log(`Wrote ${relative(root, path)}`);
  }
  return 0;
}
