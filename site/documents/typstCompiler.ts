import { createRequire } from 'node:module';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

export type Typst = { NodeCompiler: typeof NodeCompiler };

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
