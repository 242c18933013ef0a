import { checkSteps } from '../steps/checkSteps.ts';
import { countLine } from '../steps/countLine.ts';
import { runSteps } from '../steps/runSteps.ts';

/** `npm run check`: types, lint, unused code, workflows, both builds and their sizes. */
export default async function check(): Promise<number> {
  const count = await runSteps(checkSteps, console.log);
  console.log(countLine(count));
  return count.failed === 0 ? 0 : 1;
}
