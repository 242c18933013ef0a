import { Stryker } from '@stryker-mutator/core';
import { mutationParts } from '../mutation/mutationParts.ts';

/**
 * `npm run test:mutation`: measures how many mutants the unit tests kill. A part below the
 * threshold in `.ci/mutation/stryker.config.json` fails.
 * @param args the parts to measure (default: all); a single part may be followed by globs of the
 * files to mutate: `resume src/resume/levels/levels.ts`
 */
export default async function mutation(args: readonly string[]): Promise<number> {
  const globs = args.filter((arg) => arg.includes('/'));
  const partNames = args.filter((arg) => !globs.includes(arg));
  const names = Object.keys(mutationParts);
  const unknown = partNames.filter((arg) => !names.includes(arg));
  if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}. Expected ${names.join(', ')}.`);
  if (globs.length > 0 && partNames.length !== 1) throw new Error('Expected one part before the files to mutate.');
  for (const [name, { dir, mutate, ignoreStatic = false }] of Object.entries(mutationParts)) {
    if (partNames.length > 0 && !partNames.includes(name)) continue;
    console.log(`\n${name}: ${dir}`);
    await new Stryker({
      configFile: '.ci/mutation/stryker.config.json',
      mutate: globs.length > 0 ? [...globs, ...mutate.filter((glob) => glob.startsWith('!'))] : [...mutate],
      vitest: { dir },
      ignoreStatic,
    }).runMutationTest();
  }
  // Stryker sets the exit code if a score is below the threshold.
  return Number(process.exitCode ?? 0);
}
