// Runs setup in a fake terminal.

import { clackPrompts } from '../clackPrompts.ts';
import { setup } from '../setup.ts';
import { setupArguments } from '../setupArguments.ts';
import type { SetupOptions } from '../setupOptions.ts';
import { keys, terminal } from './terminal.ts';
import { uncompiledDocuments } from './uncompiledDocuments.ts';

export function startSetup(folder: string, options: Partial<SetupOptions> = {}) {
  const { input, output, until, press } = terminal();
  const printedTexts: string[] = [];
  const exitCode = setup({
    ...setupArguments([]),
    folder,
    documents: uncompiledDocuments,
    asOf: '2025-11-01',
    prompts: clackPrompts({ input, output }),
    fetcher: () => Promise.reject(new Error('no network in tests')),
    print: (text) => printedTexts.push(text),
    ...options,
  });
  return {
    until,
    press,
    exitCode,
    printedText: () => printedTexts.join('\n'),
  };
}

export async function answerAll(
  { until, press }: ReturnType<typeof startSetup>,
  steps: readonly (readonly string[])[],
) {
  for (const [questionText = '', ...pressedKeys] of steps) {
    await until(questionText);
    press(...pressedKeys);
  }
}

export async function acceptDrafts(run: ReturnType<typeof startSetup>, from: number, to: number) {
  for (let number = from; number <= to; number += 1) await answerAll(run, [[`${number}/`, keys.enter]]);
}
