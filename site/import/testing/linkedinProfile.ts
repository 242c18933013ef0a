import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** A PDF like the one that LinkedIn saves of a profile. */
export function linkedinProfile(): Uint8Array {
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname });
  const { result } = compiler.compile({ mainFilePath: join(import.meta.dirname, 'linkedinProfile.typ') });
  if (!result) throw new Error('The profile does not compile.');
  return compiler.pdf(result);
}
