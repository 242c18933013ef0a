import { join, resolve } from 'node:path';
import type { Served } from '../../site/serve.ts';
import { serveFolder } from '../../site/serveFolder.ts';
import { productionBuild } from '../../steps/productionBuild.ts';
import { books } from './books.ts';

const root = resolve(import.meta.dirname, '../../..');
const pages = resolve(import.meta.dirname, '../pages');
const folder = join(root, 'dist/bench');

/** Builds the pages that the books are driven on, as a site would be built. */
export async function buildBenchPages(): Promise<void> {
  await productionBuild({
    root: pages,
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: [...books, 'side-by-side'].map((name) => join(pages, `${name}.html`)) },
    },
  });
}

/**
 * Serves them on this machine.
 *
 * @param port 0 for any that is free
 */
export function serveBenchPages(port: number): Promise<Served> {
  return serveFolder(folder, port);
}
