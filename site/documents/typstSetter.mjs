// How Typst sets documents. Plain JavaScript, since typstChild.mjs runs it, and Node 20 runs no TypeScript.
import { join } from 'node:path';

/**
 * What all documents are set with: the folder of the templates, the fonts, and the files that stand beside the templates.
 *
 * @typedef {{ workspace: string, fonts: readonly Uint8Array[], files: readonly (readonly [name: string, bytes: string | Uint8Array])[] }} TypstJob
 *
 * A way to set a document, good when it takes no more pages than these.
 * @typedef {{ template: string, inputs: Record<string, string>, mostPages: number }} Layout
 *
 * A document with what its template has marked, no PDF where a text is too long for it; or what Typst says is wrong.
 * @typedef {{ pdf: Buffer | undefined, tooLong: unknown, filled: unknown } | { failure: string }} TypstResult
 */

/**
 * Prepares Typst.
 *
 * @param {import('./typstCompiler.ts').Typst} typst
 * @param {TypstJob} job
 * @returns {(layouts: readonly Layout[]) => TypstResult} sets a document in the first of some ways that is good
 */
export function typstSetter({ NodeCompiler }, { workspace, fonts, files }) {
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: fonts.map((bytes) => Buffer.from(bytes)) }],
  });
  for (const [name, bytes] of files) compiler.mapShadow(join(workspace, name), Buffer.from(bytes));
  return (layouts) => {
    let pages = 0;
    for (const { template, inputs, mostPages } of layouts) {
      // No way is so much denser than another that it takes less than half of its pages.
      if (mostPages * 2 < pages) continue;
      const outcome = compiler.compile({ mainFilePath: join(workspace, `${template}.typ`), inputs });
      const document = outcome.result;
      if (!document) {
        const diagnostics = outcome.takeDiagnostics();
        return {
          failure: `Typst could not set ${template}.typ: ${JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics))}`,
        };
      }
      pages = document.numOfPages;
      if (pages > mostPages) continue;
      const tooLong = compiler.query(document, { selector: '<too-long>' });
      const filledPages = compiler.query(document, { selector: '<filled>' });
      const isFitting = Array.isArray(tooLong) && tooLong.length === 0;
      return {
        pdf: isFitting ? compiler.pdf(document, { pdfStandard: 'ua-1' }) : undefined,
        tooLong,
        filled: filledPages,
      };
    }
    return { failure: 'A document of more pages than there may be.' };
  };
}
