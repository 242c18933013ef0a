import { join } from 'node:path';
import type { Count } from './countLine.ts';
import { runTool } from './runTool.ts';

const reporter = join(import.meta.dirname, 'countReporter.ts');

/**
 * Runs Vitest, whose output is passed through, and counts. A run that ends badly has failed, whatever its tests did.
 *
 * @param env added to its environment
 */
export async function runVitest(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Count> {
  let count: Count | undefined;
  const { code } = await runTool(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', `--reporter=${reporter}`, ...args],
    {
      show: true,
      env,
      onMessage: (counted: Count) => {
        count = counted;
      },
    },
  );
  if (count && (code === 0 || count.failed > 0)) return count;
  return {
    passed: 0,
    skipped: 0,
    ...count,
    failed: 1,
    failures: ['Vitest ended with an error: see where it prints it'],
  };
}
