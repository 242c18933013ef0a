// Runs setup in a fake terminal.
import { vi } from 'vitest';
import { clackPrompts } from '../setup/clackPrompts.ts';
import { type SetupOptions, setup } from '../setup/setup.ts';
import { setupArguments } from '../setup/setupCommand.ts';
import { keys, terminal } from './terminal.ts';

/** Starts setup in a fake terminal. `count` returns the number of prompts so far. */
export function startSetup(folder: string, options: Partial<SetupOptions> = {}) {
  const { input, output, until, press } = terminal();
  const prompts = clackPrompts({ input, output });
  const methods = ['askSource', 'confirmContinue', 'askQuestion'] as const;
  const promptSpies = methods.map((name) => vi.spyOn(prompts, name));
  const printedTexts: string[] = [];
  const exitCode = setup({
    ...setupArguments([]),
    folder,
    asOf: '2025-11-01',
    prompts,
    fetcher: () => Promise.reject(new Error('no network in tests')),
    print: (text) => printedTexts.push(text),
    ...options,
  });
  return {
    until,
    press,
    exitCode,
    printedText: () => printedTexts.join('\n'),
    count: () => promptSpies.flatMap(({ mock }) => mock.calls).length,
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
