import { createServer, type InlineConfig, type Plugin } from 'vite';
import type { ContentSource } from '../content/contentSource.ts';

/** Serves each translation under its path in development, with its own Vite server. */
export function translatedServers(
  source: ContentSource,
  translationConfig: (translation: ContentSource) => InlineConfig,
): Plugin {
  return {
    name: 'translated-servers',
    async configureServer({ config, httpServer, middlewares }) {
      // With errors, which the overlay shows, `translations()` would throw.
      const translations = source.path === '' && source.read().content ? source.translations() : [];
      for (const translation of translations) {
        const server = await createServer({
          ...translationConfig(translation),
          cacheDir: `${config.cacheDir}-${translation.path}`,
          customLogger: config.logger,
          server: { middlewareMode: true, ...(httpServer && { hmr: { server: httpServer } }) },
        });
        httpServer?.once('close', () => void server.close());
        middlewares.use((request, response, next) =>
          request.url?.startsWith(config.base + translation.path)
            ? server.middlewares(request, response, next)
            : next(),
        );
      }
    },
  };
}
