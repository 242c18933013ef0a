import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { Content } from '../../../src/resume/Content.ts';
import { documentNames, plainDocumentNames } from '../../../src/resume/owner/documentNames.ts';
import { playerName } from '../../../src/resume/owner/playerName.ts';
import type { DocumentFile } from '../../documents/documentFiles.ts';
import { contentPaths } from '../../import/contentFiles.ts';
import { resumeFile } from '../../import/publish/buildContent.ts';
import { contentReport, hasErrors } from '../../import/report/Finding.ts';
import { docxType } from '../host/hostFiles.ts';
import { worksAt } from '../work/ownersWork.ts';
import type { ContentSource } from './contentSource.ts';

type GeneratedFile = { type: string; body: string | Buffer };

/** The résumé in other formats than PDF. */
const resumeFiles: Readonly<Record<string, (source: ContentSource) => Promise<GeneratedFile>>> = {
  'resume.json': async ({ load }) => ({ type: 'application/json; charset=utf-8', body: resumeFile(load()) }),
  'resume.docx': async ({ load, work }) => {
    const content = load();
    // Loaded on demand, because the library is large.
    const { resumeDocx } = await import('../../documents/resumeDocx.ts');
    const works = worksAt(content.game.site.address, (await work()).works);
    return { type: docxType, body: await resumeDocx({ ...content, works }) };
  },
};

/**
 * Generates the documents. A build writes the PDFs to `pdf/`, each under a plain name and one with
 * the owner's, and resume.json and resume.docx. The dev server generates each per request.
 */
export function documentsPlugin(source: ContentSource): Plugin {
  let base = '/';
  return {
    name: 'documents',
    configResolved(config) {
      base = config.base;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const content = source.load();
      const { pdfs, findings } = await source.documents();
      if (hasErrors(findings)) this.error(contentReport(findings));
      for (const [fileName, generate] of Object.entries(resumeFiles))
        this.emitFile({ type: 'asset', fileName, source: (await generate(source)).body });
      for (const [fileName, source] of pdfs) {
        for (const name of documentAddresses(fileName, content)) {
          this.emitFile({ type: 'asset', fileName: name, source });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = requestPath(request).slice(base.length);
        if (!/^pdf\/[^/]+\.pdf$/.test(address) && !resumeFiles[address]) return next();
        findAnswer(address, source)
          .then((file) => (file ? answer(response, file) : next()))
          .catch((error: unknown) => {
            server.config.logger.error(errorMessage(error));
            answer(response, { status: 500, body: errorMessage(error) });
          });
      });
    },
  };
}

type Answer = Pick<GeneratedFile, 'body'> & { status: number; type?: string };

async function findAnswer(address: string, source: ContentSource): Promise<Answer | undefined> {
  const { load, folder, publicFolder } = source;
  const generatedFile = await resumeFiles[address]?.(source);
  if (generatedFile) return { status: 200, ...generatedFile };
  const content = load();
  const file = Object.values(plainDocumentNames).find((plain) => documentAddresses(plain, content).includes(address));
  if (!file) return undefined;
  const { siteDocuments } = await import('./siteDocuments.ts');
  const { pdfs, findings } = await siteDocuments(content, { ...contentPaths(folder), publicFolder }, [file]);
  const pdf = pdfs.get(file);
  if (pdf) return { status: 200, body: pdf };
  return hasErrors(findings) ? { status: 500, body: contentReport(findings) } : undefined;
}

/** A document's addresses: its plain name, which old links use, and a name with the owner's. */
function documentAddresses(file: DocumentFile, { resume }: Content): readonly string[] {
  const ownerName = Object.values(documentNames(playerName(resume)))[Object.values(plainDocumentNames).indexOf(file)];
  return [...new Set([file, ownerName ?? file])];
}

function answer(response: ServerResponse, { status, body, type = contentType(status) }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

const contentType = (status: number) => (status === 200 ? 'application/pdf' : 'text/plain; charset=utf-8');

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The path of a request, not decoded. `URL` would throw on `//`. */
export function requestPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(/[?#].*/s, '');
}
