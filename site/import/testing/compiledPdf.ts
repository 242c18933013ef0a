import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** A PDF of Typst markup. */
export function compiledPdf(source: string): Uint8Array {
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname });
  const { result } = compiler.compile({ mainFileContent: source });
  if (!result) throw new Error('The markup does not compile.');
  return compiler.pdf(result);
}
