import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Content } from '../../../src/content/Content.ts';
import type { DocumentFile } from '../documentFiles.ts';
import { type DocumentPress, documentPress } from '../documentPress.ts';
import { openPdf } from './openPdf.ts';

/** Where a test's own font files are looked for: the repository. */
export const fontFolder = join(import.meta.dirname, '../../..');

const presses = new WeakMap<Content, DocumentPress>();

/** Makes one document of some content. Content that was pressed before need not be made ready again. */
export function pressed(content: Content, file: DocumentFile): Buffer {
  const press = presses.get(content) ?? documentPress(content, fontFolder);
  presses.set(content, press);
  return press(file);
}

/** The same, opened. */
export function pressedAndOpened(content: Content, file: DocumentFile): Promise<PDFDocumentProxy> {
  return openPdf(pressed(content, file));
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
