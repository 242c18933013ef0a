import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { type DocumentFile, documentFiles } from '../documents/documentFiles.ts';
import type { DocumentPress } from '../documents/documentPress.ts';
import { loadContent } from './contentFiles.ts';
import { contentFolder } from './contentFolder.ts';

const files: readonly string[] = Object.keys(documentFiles);

/**
 * Makes the PDF documents from the owner's content: a build writes them below `pdf/`, the dev server makes each anew
 * when it is asked for.
 */
export function documentsPlugin(): Plugin {
  let base = '/';
  return {
    name: 'documents',
    configResolved(config) {
      base = config.base;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      try {
        const press = await pressNow();
        for (const fileName of files.filter(isDocument)) {
          this.emitFile({ type: 'asset', fileName, source: press(fileName) });
        }
      } catch (error) {
        this.error(messageOf(error));
      }
    },
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const file = new URL(request.url ?? '/', 'http://localhost').pathname.slice(base.length);
        if (!isDocument(file)) return next();
        pressNow()
          .then((press) => answer(response, { status: 200, type: 'application/pdf', body: press(file) }))
          .catch((error: unknown) => {
            config.logger.error(messageOf(error));
            answer(response, { status: 500, type: 'text/plain; charset=utf-8', body: messageOf(error) });
          });
      });
    },
  };
}

/** Loaded late: most of what the dev server does needs no typesetting. */
async function pressNow(): Promise<DocumentPress> {
  const { documentPress } = await import('../documents/documentPress.ts');
  return documentPress(loadContent(), contentFolder());
}

function answer(
  response: ServerResponse,
  { status, type, body }: { status: number; type: string; body: string | Buffer },
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

function isDocument(file: string): file is DocumentFile {
  return files.includes(file);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
