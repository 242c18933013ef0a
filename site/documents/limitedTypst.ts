import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Limits, Order } from './typstChild.mjs';
import type { TypstResult } from './typstSetter.mjs';

/**
 * A résumé takes a quarter of this memory and about a second. More would mean all memory or no end.
 */
const usualLimits: Limits = { bytes: 1_500_000_000, ms: 60_000 };

export type CompileFailure = { failureReason: string };

/**
 * Compiles documents in a child process, which kills itself when it exceeds a limit.
 * @param order its limits suit any résumé by default
 * @returns the results in order; a failed document is the last one
 * @throws when Typst is not installed
 */
export async function limitedTypst({
  limits = usualLimits,
  ...order
}: Omit<Order, 'limits'> & { limits?: Limits | undefined }): Promise<readonly (TypstResult | CompileFailure)[]> {
  // Throws with instructions if Typst is missing.
  typstCompiler();
  const child = fork(join(import.meta.dirname, 'typstChild.mjs'), {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const results: TypstResult[] = [];
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  child.on('message', (result: TypstResult) => results.push(result));
  const ended = new Promise<string>((end, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => end(`${signal ?? code}`));
  });
  const fullOrder: Order = { ...order, limits };
  child.send(fullOrder);
  const exitStatus = await ended;
  return results.length < order.documents.length
    ? [...results, { failureReason: reason(output, exitStatus, limits) }]
    : results;
}

function reason(output: string, exitStatus: string, { bytes, ms }: Limits): string {
  if (output.endsWith('bytes')) return `it took more than ${bytes / 1e6} MB of memory`;
  if (output.endsWith('ms')) return `it took longer than ${ms / 1000} s`;
  return `Typst stopped before it was done (${[exitStatus, output.trim()].filter(Boolean).join(': ')})`;
}

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
