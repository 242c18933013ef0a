import type { Plugin } from 'vite';
import { requestPath } from '../content/documentsPlugin.ts';
import { iconFiles, siteIcons } from './siteIcons.ts';

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png' };

/** Serves the icons in development, without a build. */
export function iconServer(): Plugin {
  let base = '/';
  return {
    name: 'icon-server',
    configResolved(config) {
      base = config.base;
    },
    configureServer({ middlewares }) {
      const names: readonly string[] = Object.values(iconFiles);
      middlewares.use((request, response, next) => {
        const name = requestPath(request).slice(base.length);
        if (!names.includes(name)) return next();
        siteIcons().then((icons) => {
          response.setHeader('Content-Type', types[name.replace(/.*\./, '')] ?? '');
          response.end(icons[name]);
        }, next);
      });
    },
  };
}
