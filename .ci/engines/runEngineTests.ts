import { freshVariant } from '../../site/e2e/freshVariant.ts';
import { playerOneSettings } from '../../site/e2e/owners.ts';
import { type Count, sum } from '../steps/countLine.ts';
import { engineCount } from '../steps/engineCount.ts';
import { runVitest } from '../steps/runVitest.ts';
import { vitestCount } from '../steps/vitestCount.ts';
import type { Engine } from './drivers/EngineWindow.ts';
import { engines } from './engines.ts';

/**
 * Runs the engine tests, each engine's in a process of its own beside the others', and says which engines are missing.
 *
 * @param args for Vitest, the project among them
 */
export async function runEngineTests(args: readonly string[]): Promise<Count> {
  // Once, before two processes ask for it.
  if (engines.some(({ isThere }) => isThere)) await freshVariant('root', playerOneSettings);
  const counts = await Promise.all(engines.map((engine) => runIn(engine, args)));
  return counts.reduce(sum);
}

async function runIn({ name, isThere }: Engine, args: readonly string[]): Promise<Count> {
  const { report, code } = await runVitest(`engines-${name}`, args, { ENGINE: name });
  const { count, lines } = engineCount({
    report,
    count: vitestCount(report, code),
    missing: isThere ? [] : [name],
    isRequired: Boolean(process.env.REQUIRE_ENGINES),
  });
  for (const line of lines) console.log(line);
  return count;
}
