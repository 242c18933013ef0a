import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Limits, Order } from './typstChild.mjs';
import { typstCompiler } from './typstCompiler.ts';
import type { TypstResult } from './typstSetter.mjs';

/**
 * What setting documents may take. A résumé takes a quarter of the memory and a second, on a busy machine some more; what takes
 * these would take all of an owner's memory, or never end.
 */
const usualLimits: Limits = { bytes: 1_500_000_000, ms: 60_000 };

export type CompileFailure = { failureReason: string };

/**
 * Sets documents in a process that is ended when it takes too much.
 *
 * @param order the limits are those of any résumé; tests hand in others
 * @returns the results in their order. Behind one that was given up there are none
 * @throws when Typst is not installed
 */
export async function limitedTypst({
  limits = usualLimits,
  ...order
}: Omit<Order, 'limits'> & { limits?: Limits | undefined }): Promise<readonly (TypstResult | CompileFailure)[]> {
  // Says how to get it where it is missing.
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
  const all: Order = { ...order, limits };
  child.send(all);
  const how = await ended;
  return results.length < order.documents.length
    ? [...results, { failureReason: reason(output, how, limits) }]
    : results;
}

function reason(output: string, how: string, { bytes, ms }: Limits): string {
  if (output.endsWith('bytes')) return `to set it took more than ${bytes / 1e6} MB of memory`;
  if (output.endsWith('ms')) return `to set it took longer than ${ms / 1000} s`;
  return `Typst ended before it was set (${[how, output.trim()].filter(Boolean).join(': ')})`;
}
