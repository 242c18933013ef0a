import { runVitest, summarize } from '../steps/runVitest.ts';

/**
 * `npm run check`: types, lint, imports, unused code, both builds and (not with `--quick`) sizes.
 */
export default async function check(args: readonly string[]): Promise<number> {
  const quick = args.includes('--quick') ? ['readings'] : [];
  return summarize([await runVitest(['--config=.ci/checks/vitest.config.ts', ...quick])]);
}
