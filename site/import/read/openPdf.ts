import { createRequire } from 'node:module';
import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Loads pdf.js when it is first needed. Loading takes half a second, and replaces `JSON.stringify` and
 * `Array.prototype.push` with slower versions in the whole process. Uses Node's `require`, because
 * commands run after Vite has closed its module runner, which then refuses `import()`.
 */
export const loadPdfJs = (): typeof PdfJs => createRequire(import.meta.url)('pdfjs-dist/legacy/build/pdf.mjs');

/** Opens a document with its embedded fonts only. @throws if the file is damaged or protected by a password */
export async function openPdf(bytes: Uint8Array): Promise<PdfJs.PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = loadPdfJs();
  return getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}
