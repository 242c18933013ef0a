import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Input for all documents: the templates' folder, the fonts, and the files added to that folder. */
export type TypstJob = {
  workspace: string;
  fonts: readonly Buffer[];
  files: readonly (readonly [name: string, bytes: string | Buffer])[];
};

/** A layout to try. It is accepted if the document has at most `maxPages` pages. */
export type Layout = { template: string; inputs: Record<string, string>; maxPages: number };

/** A text that is too long for its place, by its field in the content. */
export type TooLong = { field: string; percent: number };

/**
 * A page area, the used share of its height, and the visible share of each of its pieces (`work`,
 * `work detail`, `project`, `languages`). Shares are from 0 to 1.
 */
export type FilledPage = {
  field: string;
  used: number;
  pieces: readonly { name: string; share: number }[];
};

/** A document (no PDF if a text is too long), and the values of its template's marks. */
export type TypstResult = {
  pdf: Buffer | undefined;
  tooLong: readonly TooLong[];
  shortened: readonly { field: string }[];
  filled: readonly FilledPage[];
};

/** Compiles a document in the first layout that fits. @throws Typst's errors */
export type TypstSetter = (layouts: readonly Layout[]) => TypstResult;

/** @throws when Typst is not installed */
export function typstSetter({ workspace, fonts, files }: TypstJob): TypstSetter {
  const { NodeCompiler } = typstCompiler();
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fonts] }] });
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
        const details = diagnostics && compiler.fetchDiagnostics(diagnostics);
        throw new Error(`Typst could not compile ${template}.typ: ${JSON.stringify(details)}`);
      }
      pages = document.numOfPages;
      if (pages > maxPages) continue;
      const marks = (selector: string) => compiler.query(document, { selector, field: 'value' });
      const tooLong: TypstResult['tooLong'] = marks('<too-long>');
      const pdf = tooLong.length === 0 ? compiler.pdf(document, { pdfStandard: 'ua-1' }) : undefined;
      return { pdf, tooLong, shortened: marks('<shortened>'), filled: marks('<filled>') };
    }
    throw new Error('The document has more pages than any layout allows.');
  };
}

type Typst = { NodeCompiler: typeof NodeCompiler };

/**
 * Loads Typst, a native program, when the first document is compiled.
 * @throws with install instructions when it is not installed
 */
export function typstCompiler(load: () => Typst = loadPackage): Typst {
  try {
    return load();
  } catch (cause) {
    throw new Error(
      'Typst, which builds the PDF documents, is not installed. Run `npm ci` without `--omit=optional` and ' +
        `\`--omit=dev\`. It has binaries for Linux, macOS and Windows; this machine is ${process.platform} ${process.arch}.`,
      { cause },
    );
  }
}

function loadPackage(): Typst {
  return createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler');
}
