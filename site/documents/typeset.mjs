import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Compiles a document in the first layout that fits. Calls `startStep` with the name of each step.
 * @param {{ job: import('./typesetter.ts').TypstJob, layouts: readonly import('./typesetter.ts').Layout[] }} input
 * @param {(name: string) => void} [startStep]
 * @returns {import('./typesetter.ts').TypstResult}
 */
export function typeset({ job: { workspace, fonts, files }, layouts }, startStep = () => {}) {
  const { NodeCompiler } = loadTypst();
  startStep('loading the fonts');
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fonts] }] });
  for (const [name, bytes] of files) compiler.mapShadow(join(workspace, name), Buffer.from(bytes));
  let pages = 0;
  for (const { template, inputs, maxPages } of layouts) {
    // Skip layouts that cannot fit, because no layout is twice as dense as another.
    if (maxPages * 2 < pages) continue;
    startStep(`compiling ${template}.typ`);
    const outcome = compiler.compile({ mainFilePath: join(workspace, `${template}.typ`), inputs });
    const document = outcome.result;
    if (!document) {
      const diagnostics = outcome.takeDiagnostics();
      const details = diagnostics && compiler.fetchDiagnostics(diagnostics);
      throw new Error(`Typst could not compile ${template}.typ: ${JSON.stringify(details)}`);
    }
    pages = document.numOfPages;
    if (pages > maxPages) continue;
    /** @param {string} selector */
    const marks = (selector) => compiler.query(document, { selector, field: 'value' });
    const tooLong = marks('<too-long>');
    startStep('writing the PDF');
    const pdf = tooLong.length === 0 ? compiler.pdf(document, { pdfStandard: 'ua-1' }) : undefined;
    return { pdf, tooLong, shortened: marks('<shortened>'), filled: marks('<filled>') };
  }
  throw new Error('The document has more pages than any layout allows.');
}

/**
 * Loads Typst, a native module.
 * @returns {typeof import('@myriaddreamin/typst-ts-node-compiler')}
 */
function loadTypst() {
  try {
    return createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler');
  } catch (cause) {
    throw new Error(
      'Typst, which builds the PDF documents, is not installed. Run `npm ci` without `--omit=optional` and ' +
        `\`--omit=dev\`. It has binaries for Linux, macOS and Windows; this machine is ${process.platform} ${process.arch}.`,
      { cause },
    );
  }
}
