import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRun } from '../parity/readRun.ts';
import { runParity } from '../parity/runParity.ts';

const kept = resolve(import.meta.dirname, '../../stories/flipbook/dropInRun.json');

/**
 * `npm run parity`: gives the drop-in and `react-pageflip` the same projects and the same input, and keeps what differed
 * where the book of docs reads it. What no entry of the list of differences explains makes it fail.
 *
 * @param names of cases: tells how those differ, and keeps nothing
 */
export default async function parity(names: readonly string[]): Promise<number> {
  if (names.length > 0) {
    console.log(JSON.stringify(await runParity(names), null, 2));
    return 0;
  }
  const { explained, problems } = await readRun();
  writeFileSync(kept, `${JSON.stringify({ differences: explained }, null, 2)}\n`);
  console.log(`${explained.length} differences are in stories/flipbook/dropInRun.json.`);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}
