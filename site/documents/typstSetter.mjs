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
 * The values of a template's marks: texts that are too long, texts that are cut, and how pages are filled.
 * @typedef {{ field: string, percent: number }} TooLong
 * @typedef {{ field: string }} Shortened
 * @typedef {{ field: string, used: number, pieces: readonly string[], shown: readonly number[] }} Filled
 * @typedef {{ tooLong: readonly TooLong[], shortened: readonly Shortened[], filled: readonly Filled[] }} Marks
 *
 * A document (no PDF if a text is too long), or Typst's error.
 * @typedef {Marks & { pdf: Buffer | undefined } | { failure: string }} TypstResult
 */

/**
 * @param {import('./limitedTypst.ts').Typst} typst
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
      /** @param {string} selector */
      const marks = (selector) => compiler.query(document, { selector, field: 'value' });
      const tooLong = marks('<too-long>');
      const pdf = tooLong.length === 0 ? compiler.pdf(document, { pdfStandard: 'ua-1' }) : undefined;
      return { pdf, tooLong, shortened: marks('<shortened>'), filled: marks('<filled>') };
    }
    return { failure: 'The document has more pages than any layout allows.' };
  };
}
