import { createServer, type InlineConfig, type Plugin } from 'vite';
import type { ContentSource } from '../content/contentSource.ts';

/** In development each translation is served below the site, by a server of its own. */
export function translatedServers(source: ContentSource, translated: (one: ContentSource) => InlineConfig): Plugin {
  return {
    name: 'translated-servers',
    async configureServer({ config, httpServer, middlewares }) {
      // What is wrong with the content is said over the page.
      const translations = source.path === '' && source.read().content ? source.translations() : [];
      for (const one of translations) {
        const inner = await createServer({
          ...translated(one),
          cacheDir: `${config.cacheDir}-${one.path}`,
          customLogger: config.logger,
          server: { middlewareMode: true, ...(httpServer && { hmr: { server: httpServer } }) },
        });
        httpServer?.once('close', () => void inner.close());
        middlewares.use((request, response, next) =>
          request.url?.startsWith(config.base + one.path) ? inner.middlewares(request, response, next) : next(),
        );
      }
    },
  };
}
