import { join, resolve } from 'node:path';
import { preview } from 'vite';
import type { Served } from '../../site/serveSite.ts';
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
export async function serveBenchPages(port: number): Promise<Served> {
  const server = await preview({
    configFile: false,
    root: pages,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port, strictPort: port !== 0, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The server has started, but does not say where.');
  return { address, stop: () => server.close() };
}
