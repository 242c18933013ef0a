import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Content } from '../../../src/resume/Content.ts';
import { openPdf } from '../../import/index.ts';
import type { DocumentCompiler } from '../documentCompiler.ts';
import type { DocumentFile } from '../documentFiles.ts';
import { cachedCompiler } from './cachedCompiler.ts';
import { readPages } from './pdfText.ts';

/** The folder for font files named by tests: the repository. */
export const fontFolder = join(import.meta.dirname, '../../..');

export const testFolders = { content: fontFolder, public: fontFolder };

const compilers = new WeakMap<Content, DocumentCompiler>();

/** Compiles one document. Repeated calls with the same content share its compiler. */
export function compiledPdf(content: Content, file: DocumentFile): Buffer {
  const compile = compilers.get(content) ?? cachedCompiler(content, testFolders);
  compilers.set(content, compile);
  const { pdf, problems } = compile(file);
  if (!pdf) throw new Error(JSON.stringify(problems));
  return pdf;
}

export function openCompiledPdf(content: Content, file: DocumentFile): Promise<PDFDocumentProxy> {
  return openPdf(compiledPdf(content, file));
}

/** The unique addresses that a document links to, sorted. */
export async function linksOf(pdf: PDFDocumentProxy): Promise<readonly string[]> {
  const links = await readPages(pdf, async (_, pageNumber) => {
    const page = await pdf.getPage(pageNumber);
    const annotations: readonly { url?: string; unsafeUrl?: string }[] = await page.getAnnotations();
    return annotations.map(({ unsafeUrl, url }) => unsafeUrl ?? url ?? '');
  });
  return [...new Set(links.flat())].sort();
}
