import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { builtBase } from '../icons/webManifest.ts';
import { headersFile } from './hostFiles.ts';
import { httpsOnly } from './securityPolicy.ts';

/**
 * Makes `vite preview` answer as the hosts do: at the path that the site was built for, whatever the settings are by now;
 * with their headers, and 404.html with status 404.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    config({ root = '', build }, { isPreview }) {
      const base = isPreview ? builtBase(resolve(root, build?.outDir ?? '')) : undefined;
      return base === undefined ? {} : { base };
    },
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      const textOf = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
      middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        // Anew each time: a build that comes while this serves has other hashes.
        for (const [name, value] of headersFor(path, textOf(headersFile))) response.setHeader(name, value);
        next();
      });
      // After Vite has looked for a file, and named the page of a path.
      return () =>
        middlewares.use(({ url = '' }, response, next) => {
          const page = decodeURI(url.split('?')[0] ?? '');
          if (page.endsWith('.html') && existsSync(join(folder, page))) return next();
          // The home page of another language, asked for without its slash.
          if (existsSync(join(folder, page, 'index.html')))
            return response.writeHead(301, { Location: config.base + url.slice(1).replace(/(?=\?|$)/, '/') }).end();
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          // That of the language whose folder it is in, if it is in one.
          const languagePage = textOf(join(page.split('/')[1] ?? '', '404.html'));
          const text = languagePage || textOf('404.html');
          response.end(text || 'There is no 404.html: the site has not been built. Run npm run build.\n');
        });
    },
  };
}

/**
 * The headers of a path by a `_headers` file, as Netlify and Cloudflare Pages read it: a path, which may end in `*`, and below it,
 * set in, the headers that answers at such paths have. Without the one for https: this is no https host.
 */
function headersFor(path: string, text: string): readonly (readonly [name: string, value: string])[] {
  let isForPath = false;
  return text.split('\n').flatMap((line) => {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      isForPath = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
      return [];
    }
    return isForPath && name !== httpsOnly.name ? [[name, value] as const] : [];
  });
}
