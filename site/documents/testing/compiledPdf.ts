import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Content } from '../../../src/content/Content.ts';
import type { DocumentFile } from '../documentFiles.ts';
import { cachedCompiler, type KeptCompiler } from './cachedCompiler.ts';
import { openPdf } from './openPdf.ts';

/** Where a test's own font files are looked for: the repository. */
export const fontFolder = join(import.meta.dirname, '../../..');

/** The folders of a test's own files: the repository for both. */
export const testFolders = { content: fontFolder, public: fontFolder };

const compilers = new WeakMap<Content, KeptCompiler>();

/** One document of some content. Content that was compiled before need not be made ready again. */
export function compiledPdf(content: Content, file: DocumentFile): Buffer {
  const compile = compilers.get(content) ?? cachedCompiler(content, testFolders);
  compilers.set(content, compile);
  const { pdf, problems } = compile(file);
  if (!pdf) throw new Error(JSON.stringify(problems));
  return pdf;
}

export function compiledAndOpened(content: Content, file: DocumentFile): Promise<PDFDocumentProxy> {
  return openPdf(compiledPdf(content, file));
}

/** The addresses that a document's pages lead to, each once, in the order of their letters. */
export async function linksOf(pdf: PDFDocumentProxy): Promise<readonly string[]> {
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const annotations: readonly { url?: string; unsafeUrl?: string }[] = await (
      await pdf.getPage(index + 1)
    ).getAnnotations();
    return annotations.map(({ unsafeUrl, url }) => unsafeUrl ?? url ?? '');
  });
  return [...new Set((await Promise.all(pages)).flat())].sort();
}
