import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersFile } from './hostFiles.ts';
import { httpsOnly } from './securityPolicy.ts';

/**
 * Makes `vite preview` behave like a static host: it serves the path that the site was built for,
 * sends the hosts' headers, and answers unknown paths with 404.html and status 404.
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
        // Read per request, because a build during the preview changes the hashes.
        for (const [name, value] of headersFor(path, textOf(headersFile))) response.setHeader(name, value);
        next();
      });
      // Runs after Vite has looked for a file and mapped the path to a page.
      return () =>
        middlewares.use(({ url = '' }, response, next) => {
          const page = decodeURI(url.split('?')[0] ?? '');
          if (page.endsWith('.html') && existsSync(join(folder, page))) return next();
          // The home page of another language without its trailing slash.
          if (existsSync(join(folder, page, 'index.html')))
            return response.writeHead(301, { Location: config.base + url.slice(1).replace(/(?=\?|$)/, '/') }).end();
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          // Each language's folder has its own 404 page.
          const languagePage = textOf(join(page.split('/')[1] ?? '', '404.html'));
          const text = languagePage || textOf('404.html');
          response.end(text || 'Error: 404.html not found. Run `npm run build` first.\n');
        });
    },
  };
}

/** The path that a folder's site was built for, from its headers; `undefined` without a site. */
export function builtBase(folder: string): string | undefined {
  const path = join(folder, headersFile);
  return existsSync(path) ? /^(\/.*)\*$/m.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
}

/**
 * The headers for a path in a `_headers` file, where paths may end in `*`. The https-only header is
 * skipped, because the preview uses http.
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
