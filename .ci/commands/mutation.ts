import { Stryker } from '@stryker-mutator/core';
import { mutationParts } from '../mutation/mutationParts.ts';

/**
 * `npm run test:mutation`: how many mutants of the code its unit tests notice. Each part has a score of its own, and
 * fails when it is below the threshold of `.ci/mutation/stryker.config.json`.
 *
 * @param words the parts to measure, all when none is named; of one part also the files to mutate, as globs: `content src/content/*.ts`
 */
export default async function mutation(words: readonly string[]): Promise<number> {
  const globs = words.filter((word) => word.includes('/'));
  const partNames = words.filter((word) => !globs.includes(word));
  const names = Object.keys(mutationParts);
  const unknown = partNames.filter((word) => !names.includes(word));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  if (globs.length > 0 && partNames.length !== 1)
    throw new Error('Files to mutate are those of one part: name it first.');
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
  // Stryker sets it when a score is below the threshold.
  return Number(process.exitCode ?? 0);
}
