import type { Count } from '../steps/countLine.ts';
import { engineCount } from '../steps/engineCount.ts';
import { runVitest } from '../steps/runVitest.ts';
import { vitestCount } from '../steps/vitestCount.ts';
import { engines } from './engines.ts';

/**
 * Runs the engine tests, and says which engines are missing.
 *
 * @param args for Vitest, the project among them
 */
export async function runEngineTests(args: readonly string[]): Promise<Count> {
  const { report, code } = await runVitest('engines', args);
  const { count, words } = engineCount({
    report,
    count: vitestCount(report, code),
    missing: engines.filter(({ isThere }) => !isThere).map(({ name }) => name),
    isRequired: Boolean(process.env.REQUIRE_ENGINES),
  });
  for (const line of words) console.log(line);
  return count;
}
