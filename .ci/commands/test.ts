import { rmSync } from 'node:fs';
import { diffs } from '../../.storybook/pictureFolder.ts';
import { browserIsPinned, chromiumPath } from '../../site/e2e/drivers/chromium.ts';
import { runTool } from '../../src/build/runTool.ts';
import { type Count, concluded, runVitest } from '../steps/runVitest.ts';

/** What a change breaks most often. */
const quick = ['check', 'unit', 'build', 'storybook', 'e2e'];

/** Of `test:more`: what takes minutes and changes seldom. */
const slow = ['sweeps', 'book', 'parity', 'packages', 'browsers'];

/**
 * `npm test`: all checks, then the tests. `npm run test:more`: those that take minutes and change seldom. The last line has the counts.
 *
 * @param args `--more` and `--all` say which tests; the others go to Vitest: a part of a file name, `--project unit`
 */
export default async function test(args: readonly string[]): Promise<number> {
  const rest = args.filter((arg) => arg !== '--more' && arg !== '--all');
  // The report of this run must not show differences of an earlier one.
  rmSync(diffs, { recursive: true, force: true });
  await browser();
  return concluded(await tests(rest, { quick: !args.includes('--more'), more: rest.length < args.length }));
}

async function browser() {
  console.log('Making sure that the browser is there …');
  if (!browserIsPinned) console.log('It is not the pinned one (Linux x64), so no pictures are compared.');
  if (await chromiumPath()) return;
  const { code } = await runTool(['node_modules/playwright/cli.js', 'install', 'chromium'], { show: true });
  if (code !== 0) throw new Error('Playwright could not install its Chromium. Set CHROMIUM_PATH to one that is there.');
}

async function tests(args: readonly string[], runs: { quick: boolean; more: boolean }): Promise<readonly Count[]> {
  // Of the named projects: one run.
  if (args.some((arg) => arg.startsWith('--project'))) return [await runVitest(args)];
  // Who names a file may mean any.
  const isNamed = args.some((arg) => !arg.startsWith('-'));
  const mayBeEmpty = isNamed && runs.more ? ['--passWithNoTests'] : [];
  const run = (projects: readonly string[]) =>
    runVitest([...projects.map((name) => `--project=${name}`), ...mayBeEmpty, ...args]);
  const counts: Count[] = [];
  if (runs.quick) counts.push(await run(isNamed && !runs.more ? [...quick, ...slow] : quick));
  if (runs.more) counts.push(await run(slow));
  return counts;
}
