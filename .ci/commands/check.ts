import { checkSteps, readings } from '../steps/checkSteps.ts';
import { lastLines } from '../steps/countLine.ts';
import { runSteps } from '../steps/runSteps.ts';

/**
 * `npm run check`: types, lint, arrows, unused code, workflows, both builds and their sizes.
 *
 * @param args `--quick` leaves out the builds and their sizes
 */
export default async function check(args: readonly string[]): Promise<number> {
  const count = await runSteps(args.includes('--quick') ? [readings] : checkSteps, console.log);
  console.log(lastLines(count));
  return count.failed === 0 ? 0 : 1;
}
