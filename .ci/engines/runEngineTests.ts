import { freshVariant } from '../../site/e2e/buildSite.ts';
import { playerOneSettings } from '../../site/e2e/owners.ts';
import type { Count } from '../steps/concluded.ts';
import { runVitest } from '../steps/runVitest.ts';
import { engines } from './engines.ts';

/**
 * Runs the engine tests, each engine's in a process of its own beside the others', and says which engines are missing.
 *
 * @param args for Vitest
 */
export async function runEngineTests(args: readonly string[]): Promise<readonly Count[]> {
  // Once, before two processes ask for it.
  if (engines.some(({ isThere }) => isThere)) await freshVariant('root', playerOneSettings);
  const counts = engines.map(({ name }) => runVitest(['--project', 'engines', ...args], { ENGINE: name }));
  await Promise.all(counts);
  for (const { name, isThere } of engines) {
    if (!isThere)
      console.log(`${name} is not on this machine, so its tests were skipped. npm run engines:install gets it.`);
  }
  return Promise.all(counts);
}
