import { dirname, join, resolve } from 'node:path';
import { type InlineConfig, preview } from 'vite';

const site = resolve(import.meta.dirname, '../..');

/** Pages as they are served on this machine. */
export interface Served {
  /** With a closing slash; a base path is part of it. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Serves a built site on this machine, as hosts do.
 *
 * @param port the first to try, the next ones follow; 0 for any that is free
 * @param outDir where it was built to; the folder that `npm run build` writes if nothing is said
 */
export function serveSite(port: number, outDir?: string): Promise<Served> {
  const config = { root: site, configFile: join(site, 'vite.config.ts') };
  return serve({ ...config, ...(outDir !== undefined && { build: { outDir } }) }, port);
}

/** Serves a folder of built pages on this machine, as it stands. */
export function serveFolder(folder: string): Promise<Served> {
  return serve({ configFile: false, root: dirname(folder), build: { outDir: folder } }, 0);
}

async function serve(config: InlineConfig, port: number): Promise<Served> {
  const server = await preview({ ...config, logLevel: 'warn', preview: { port, open: false } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The server has started, but does not say where.');
  return { address, stop: () => server.close() };
}
