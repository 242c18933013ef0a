import type { Plugin } from 'vite';
import type { WorkPageContent } from '../../../src/resume/works.ts';
import { requestPath } from '../content/documentsPlugin.ts';
import { type OwnersWork, pictureAt } from './ownersWork.ts';

const publicId = 'virtual:work';
const moduleId = `\0${publicId}`;
const types: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png' };

/**
 * Provides the project pages as `virtual:work`, by slug, and their pictures: a build writes them,
 * the dev server generates them per request.
 */
export function workPlugin(work?: () => Promise<OwnersWork>): Plugin {
  let base = '/';
  const withAddresses = ([slug, page]: [string, WorkPageContent]) => {
    const parts = page.parts.map((part) =>
      part.kind === 'picture' ? { ...part, picture: pictureAt(base, part.picture) } : part,
    );
    return [slug, { ...page, parts }] as const;
  };
  return {
    name: 'work',
    configResolved(config) {
      base = config.base;
    },
    resolveId(id) {
      return id === publicId ? moduleId : undefined;
    },
    async load(id) {
      if (id !== moduleId) return;
      const { pages = {} } = (await work?.()) ?? {};
      return `export default ${JSON.stringify(Object.fromEntries(Object.entries(pages).map(withAddresses)))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { files = {} } = (await work?.()) ?? {};
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = requestPath(request).slice(base.length);
        if (!work || !name.startsWith('assets/work-')) return next();
        work().then(({ files }) => {
          const file = files[name];
          if (!file) return next();
          response.writeHead(200, {
            'Content-Type': types[name.replace(/.*\./, '')] ?? '',
            'Cache-Control': 'no-store',
          });
          response.end(file);
        }, next);
      });
    },
  };
}
