// Runs Typst. Plain JavaScript, because typstChild.mjs imports it and Node 20 runs no TypeScript.
import { join } from 'node:path';

/**
 * Input for all documents: the templates' folder, the fonts, and the files added to that folder.
 * @typedef {readonly [name: string, bytes: string | Uint8Array]} TypstFile
 * @typedef {{ workspace: string, fonts: readonly Uint8Array[], files: readonly TypstFile[] }} TypstJob
 *
 * A layout to try. It is accepted if the document has at most `maxPages` pages.
 * @typedef {{ template: string, inputs: Record<string, string>, maxPages: number }} Layout
 *
 * A document with the marks of its template (no PDF if a text is too long), or Typst's error.
 * @typedef {{ pdf: Buffer | undefined, tooLong: unknown, shortened: unknown, filled: unknown } | { failure: string }} TypstResult
 */

/**
 * @param {import('./typstCompiler.ts').Typst} typst
 * @param {TypstJob} job
 * @returns {(layouts: readonly Layout[]) => TypstResult} compiles a document in the first layout
 * that fits
 */
export function typstSetter({ NodeCompiler }, { workspace, fonts, files }) {
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: fonts.map((bytes) => Buffer.from(bytes)) }],
  });
  for (const [name, bytes] of files) compiler.mapShadow(join(workspace, name), Buffer.from(bytes));
  return (layouts) => {
    let pages = 0;
    for (const { template, inputs, maxPages } of layouts) {
      // Skip layouts that cannot fit: none is twice as dense as another.
      if (maxPages * 2 < pages) continue;
      const outcome = compiler.compile({ mainFilePath: join(workspace, `${template}.typ`), inputs });
      const document = outcome.result;
      if (!document) {
        const diagnostics = outcome.takeDiagnostics();
        return {
          failure: `Typst could not compile ${template}.typ: ${JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics))}`,
        };
      }
      pages = document.numOfPages;
      if (pages > maxPages) continue;
      const tooLong = compiler.query(document, { selector: '<too-long>' });
      const filledPages = compiler.query(document, { selector: '<filled>' });
      const isFitting = Array.isArray(tooLong) && tooLong.length === 0;
      return {
        pdf: isFitting ? compiler.pdf(document, { pdfStandard: 'ua-1' }) : undefined,
        tooLong,
        shortened: compiler.query(document, { selector: '<shortened>' }),
        filled: filledPages,
      };
    }
    return { failure: 'The document has more pages than any layout allows.' };
  };
}
