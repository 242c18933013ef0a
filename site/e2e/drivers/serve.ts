import { dirname, join, resolve } from 'node:path';
import { type InlineConfig, preview } from 'vite';

const site = resolve(import.meta.dirname, '../..');

export interface RunningServer {
  /** With a trailing slash; includes the base path. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Serves a built site on this machine, as hosts do.
 * @param port the first port to try, then the next ones; 0 for any free port
 */
export function serveSite(port: number, outDir?: string): Promise<RunningServer> {
  const config = { root: site, configFile: join(site, 'vite.config.ts') };
  return serve({ ...config, ...(outDir !== undefined && { build: { outDir } }) }, port);
}

/** Serves a folder of built pages on this machine, unchanged. */
export function serveFolder(folder: string): Promise<RunningServer> {
  return serve({ configFile: false, root: dirname(folder), build: { outDir: folder } }, 0);
}

async function serve(config: InlineConfig, port: number): Promise<RunningServer> {
  const server = await preview({ ...config, logLevel: 'warn', preview: { port, open: false } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The server has started without an address.');
  return { address, stop: () => server.close() };
}
