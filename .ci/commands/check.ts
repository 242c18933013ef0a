import { lastLines } from '../steps/countLine.ts';
import { runVitest } from '../steps/runVitest.ts';

/**
 * `npm run check`: types, lint, arrows, unused code, both builds and their sizes.
 *
 * @param args `--quick` leaves out the builds and their sizes
 */
export default async function check(args: readonly string[]): Promise<number> {
  const count = await runVitest([
    '--config=.ci/checks/vitest.config.ts',
    ...(args.includes('--quick') ? ['readings'] : []),
  ]);
  console.log(lastLines(count));
  return count.failed === 0 ? 0 : 1;
}
