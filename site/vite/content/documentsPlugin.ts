import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import type { Content } from '../../../src/resume/Content.ts';
import { documentNames, plainDocumentNames } from '../../../src/resume/owner/documentNames.ts';
import { playerName } from '../../../src/resume/owner/playerName.ts';
import { contentPaths } from '../../config/contentPaths.ts';
import { errorMessage } from '../../config/errorMessage.ts';
import type { DocumentFile } from '../../documents/documentFiles.ts';
import { contentReport, hasErrors } from '../../import/rules.ts';
import { resumeFile } from '../../prepare/publish/buildContent.ts';
import { caseStudiesAt } from '../caseStudies/ownersCaseStudies.ts';
import { cutFiles } from '../cuts/cutFiles.ts';
import { docxType } from '../host/hostFiles.ts';
import type { ContentSource } from './contentSource.ts';

type GeneratedFile = { type: string; body: string | Buffer };

/** The résumé in formats other than PDF. */
const resumeFiles: Readonly<Record<string, (source: ContentSource) => Promise<GeneratedFile>>> = {
  'resume.json': async ({ load }) => ({ type: 'application/json; charset=utf-8', body: resumeFile(load()) }),
  'resume.docx': async ({ load, caseStudies: readCaseStudies }) => {
    const content = load();
    // Loaded on demand, because the library is large.
    const { resumeDocx } = await import('../../documents/resumeDocx.ts');
    const caseStudies = caseStudiesAt(content.game.site.address, (await readCaseStudies()).caseStudies);
    return { type: docxType, body: await resumeDocx({ ...content, caseStudies }) };
  },
};

/**
 * Generates the documents. A build writes resume.json, resume.docx, the documents of cuts, and the
 * PDFs in `pdf/`, each under a plain name and under one with the owner's name. The dev server
 * generates each document per request, except those of cuts.
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
      const { pdfs, cutPdfs, findings } = await source.documents();
      if (hasErrors(findings)) this.error(contentReport(findings));
      for (const [fileName, generate] of Object.entries(resumeFiles))
        this.emitFile({ type: 'asset', fileName, source: (await generate(source)).body });
      for (const [fileName, source] of pdfs) {
        for (const name of documentAddresses(fileName, content)) {
          this.emitFile({ type: 'asset', fileName: name, source });
        }
      }
      const { cutDocx } = await import('../cuts/cutDocuments.ts');
      for (const cut of content.cuts ?? []) {
        const { pdf, word } = cutFiles(cut);
        const bytes = cutPdfs.get(cut.name);
        if (bytes) this.emitFile({ type: 'asset', fileName: pdf, source: bytes });
        this.emitFile({ type: 'asset', fileName: word, source: await cutDocx(cut, await source.caseStudies()) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = requestPath(request).slice(base.length);
        if (!/^pdf\/[^/]+\.pdf$/.test(address) && !resumeFiles[address]) return next();
        const send = (status: number, { type, body }: GeneratedFile) =>
          response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
        generateFile(address, source).then(
          (file) => (file ? send(200, file) : next()),
          (error: unknown) => {
            const body = errorMessage(error);
            server.config.logger.error(body);
            send(500, { type: 'text/plain; charset=utf-8', body });
          },
        );
      });
    },
  };
}

async function generateFile(address: string, source: ContentSource): Promise<GeneratedFile | undefined> {
  if (resumeFiles[address]) return resumeFiles[address](source);
  const content = source.load();
  const file = Object.values(plainDocumentNames).find((plain) => documentAddresses(plain, content).includes(address));
  if (!file) return undefined;
  const { siteDocuments } = await import('./siteDocuments.ts');
  const { folder, publicFolder } = source;
  const { pdfs, findings } = await siteDocuments(content, { ...contentPaths(folder), publicFolder }, [file]);
  const body = pdfs.get(file);
  if (!body && hasErrors(findings)) throw new Error(contentReport(findings));
  return body && { type: 'application/pdf', body };
}

/** A document's addresses: its plain name, which old links use, and a name that contains the owner's. */
function documentAddresses(file: DocumentFile, { resume }: Content): readonly string[] {
  const ownerName = Object.values(documentNames(playerName(resume)))[Object.values(plainDocumentNames).indexOf(file)];
  return [...new Set([file, ownerName ?? file])];
}

/** The path of a request, not decoded. `URL` would throw on `//`. */
export function requestPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(/[?#].*/s, '');
}
