import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { leadsOut } from '../../site/build/folder/publicLinks.ts';
import { type Served, serve } from './serve.ts';

/**
 * Serves a folder of built pages on this machine, as it stands. Links that lead out of it are not followed.
 *
 * @param port the first to try; 0 for any that is free
 */
export function serveFolder(folder: string, port: number): Promise<Served> {
  return serve(
    { configFile: false, root: dirname(folder), build: { outDir: folder }, plugins: [linksStayInside(folder)] },
    port,
  );
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
