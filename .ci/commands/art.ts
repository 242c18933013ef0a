import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { compiledFiles, compiledFolder } from '../art/compiledFiles.ts';
import { paintOrders, paintOrdersFile, readPaintOrders } from '../art/paintOrders.ts';
import { readSprites } from '../art/readSprites.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * `npm run art`: compiles the sprites, and deletes compiled files whose sprite is gone. Finds an order of painting for a sprite
 * that has other colours than before; `npm run art -- orders` finds all of them anew, which takes some minutes.
 */
export default async function art([what]: readonly string[]): Promise<number> {
  const sprites = readSprites();
  const orders = paintOrders(sprites, what === 'orders' ? {} : readPaintOrders());
  const files = compiledFiles(sprites, orders);
  mkdirSync(compiledFolder, { recursive: true });
  for (const name of readdirSync(compiledFolder)) {
    const path = join(compiledFolder, name);
    if (files.has(path)) continue;
    rmSync(path);
    console.log(`Deleted ${relative(root, path)}: there is no such sprite.`);
  }
  for (const [path, text] of [...files, [paintOrdersFile, `${JSON.stringify(orders, undefined, 2)}\n`] as const]) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    console.log(`Wrote ${relative(root, path)}`);
  }
  return 0;
}
