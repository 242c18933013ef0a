import type { Plugin } from 'vite';
import type { CaseStudyContent } from '../../../src/resume/caseStudies.ts';
import { requestPath } from '../content/documentsPlugin.ts';
import { type OwnersCaseStudies, pictureAt } from './ownersCaseStudies.ts';

const publicId = 'virtual:case-studies';
const moduleId = `\0${publicId}`;
const types: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png' };

/**
 * Provides the case studies by slug as `virtual:case-studies`. A build writes their pictures; the dev
 * server generates them per request.
 */
export function caseStudyPlugin(readCaseStudies?: () => Promise<OwnersCaseStudies>): Plugin {
  let base = '/';
  const withAddresses = ([slug, page]: [string, CaseStudyContent]) => {
    const parts = page.parts.map((part) =>
      part.kind === 'picture' ? { ...part, picture: pictureAt(base, part.picture) } : part,
    );
    return [slug, { ...page, parts }] as const;
  };
  return {
    name: 'case-studies',
    configResolved(config) {
      base = config.base;
    },
    resolveId(id) {
      return id === publicId ? moduleId : undefined;
    },
    async load(id) {
      if (id !== moduleId) return;
      const { pages = {} } = (await readCaseStudies?.()) ?? {};
      return `export default ${JSON.stringify(Object.fromEntries(Object.entries(pages).map(withAddresses)))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { files = {} } = (await readCaseStudies?.()) ?? {};
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = requestPath(request).slice(base.length);
        if (!readCaseStudies || !name.startsWith('assets/work-')) return next();
        readCaseStudies().then(({ files }) => {
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
