import { createRequire } from 'node:module';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

export type Typst = { NodeCompiler: typeof NodeCompiler };

/**
 * Loads Typst, a native program, when the first document is made and not before.
 *
 * @param load how it is loaded; tests hand in another way
 * @throws when it is not installed, with the way to install it
 */
export function typstCompiler(load: () => Typst = required): Typst {
  try {
    return load();
  } catch (cause) {
    throw new Error(
      'The PDF documents are set by Typst, which is not installed here. Run "npm ci" without "--omit=optional" and ' +
        `"--omit=dev"; it brings a binary for each of Linux, macOS and Windows (${process.platform} ${process.arch} is wanted).`,
      { cause },
    );
  }
}

function required(): Typst {
  return createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler');
}
