import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { resumeFile } from '../../../src/content/check/resumeFile.ts';
import type { ContentSource } from './contentSource.ts';

const fileName = 'resume.json';

/** Gives out what is shown of the résumé as `resume.json`: a build writes it, the dev server makes it when asked. */
export function resumeFilePlugin({ load }: ContentSource): Plugin {
  let base = '/';
  return {
    name: 'resume-file',
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName, source: resumeFile(load()) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (requestPath(request) !== base + fileName) return next();
        try {
          const text = resumeFile(load());
          response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
          response.end(text);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** The path of a request as it was sent, percent signs and all. Never read as an address: `//` is none. */
export function requestPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(/[?#].*/s, '');
}
