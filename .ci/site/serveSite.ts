import { join, resolve } from 'node:path';
import { type Served, serve } from './serve.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Serves a built site on this machine, as hosts do.
 *
 * @param port the first to try; 0 for any that is free
 * @param outDir where it was built to; the folder that `npm run build` writes if nothing is said
 */
export function serveSite(port: number, outDir?: string): Promise<Served> {
  const config = { root: join(root, 'site'), configFile: join(root, 'site/vite.config.ts') };
  return serve({ ...config, ...(outDir !== undefined && { build: { outDir } }) }, port);
}
