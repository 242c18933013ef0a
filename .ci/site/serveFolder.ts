import { dirname } from 'node:path';
import { preview } from 'vite';
import type { Served } from './serveSite.ts';

/**
 * Serves a folder of built pages on this machine, as it stands.
 *
 * @param port 0 for any that is free
 */
export async function serveFolder(folder: string, port: number): Promise<Served> {
  const server = await preview({
    configFile: false,
    root: dirname(folder),
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port, strictPort: port !== 0, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The server has started, but does not say where.');
  return { address, stop: () => server.close() };
}
