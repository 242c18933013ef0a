import { concluded, runVitest } from '../steps/runVitest.ts';

/**
 * `npm run check`: types, lint, arrows, unused code, both builds and their sizes.
 *
 * @param args `--quick` skips the builds and their sizes
 */
export default async function check(args: readonly string[]): Promise<number> {
  const quick = args.includes('--quick') ? ['readings'] : [];
  return concluded([await runVitest(['--config=.ci/checks/vitest.config.ts', ...quick])]);
}
