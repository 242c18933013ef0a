import { join, resolve } from 'node:path';
import { preview } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** The site as it is served. */
export interface Served {
  /** With a closing slash; a base path is part of it. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Serves a built site on this machine, as hosts do.
 *
 * @param port 0 for any that is free
 * @param outDir where it was built to; the folder that `npm run build` writes if nothing is said
 */
export async function serveSite(port: number, outDir?: string): Promise<Served> {
  const server = await preview({
    root: join(root, 'site'),
    configFile: join(root, 'site/vite.config.ts'),
    logLevel: 'warn',
    ...(outDir !== undefined && { build: { outDir } }),
    preview: { port, strictPort: port !== 0, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The server has started, but does not say where.');
  return { address, stop: () => server.close() };
}
