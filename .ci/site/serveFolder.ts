import { dirname } from 'node:path';
import { type Plugin, preview } from 'vite';
import { leadsOut } from '../../site/build/realFileIn.ts';
import type { Served } from './serveSite.ts';

/**
 * Serves a folder of built pages on this machine, as it stands. Links that lead out of it are not followed.
 *
 * @param port 0 for any that is free
 */
export async function serveFolder(folder: string, port: number): Promise<Served> {
  const server = await preview({
    configFile: false,
    root: dirname(folder),
    logLevel: 'warn',
    build: { outDir: folder },
    plugins: [linksStayInside(folder)],
    preview: { port, strictPort: port !== 0, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The server has started, but does not say where.');
  return { address, stop: () => server.close() };
}

function linksStayInside(folder: string): Plugin {
  return {
    name: 'links-stay-inside',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
        // A path may stand for a file of another name: `/book` for `/book.html` and for `/book/index.html`.
        const served = [path, `${path.replace(/\/+$/, '')}.html`, `${path}/index.html`, dirname(path)];
        if (!served.some((one) => leadsOut(folder, one))) return next();
        response.writeHead(404).end();
      });
    },
  };
}
