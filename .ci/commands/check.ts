import { runVitest, summarize } from '../steps/runVitest.ts';

/**
 * `npm run check`: types, lint, imports, unused code and workflows. Without `--quick`, it also builds
 * the site and the library, and checks sizes and packages.
 */
export default async function check(args: readonly string[]): Promise<number> {
  const quick = args.includes('--quick') ? ['sources'] : [];
  return summarize([await runVitest(['--config=.ci/checks/vitest.config.ts', ...quick])]);
}
