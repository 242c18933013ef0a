import { dirname } from 'node:path';
import { type Served, serve } from './serve.ts';

/**
 * Serves a folder of built pages on this machine, as it stands.
 *
 * @param port the first to try; 0 for any that is free
 */
export function serveFolder(folder: string, port: number): Promise<Served> {
  return serve({ configFile: false, root: dirname(folder), build: { outDir: folder } }, port);
}
