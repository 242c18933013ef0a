import { readdirSync, rmSync } from 'node:fs';
import { diffs } from '../../.storybook/pictureFolder.ts';
import { browserIsPinned, chromiumPath } from '../chromium.ts';
import { runEngineTests } from '../engines/runEngineTests.ts';
import { checkSteps } from '../steps/checkSteps.ts';
import { type Count, lastLines, sum } from '../steps/countLine.ts';
import { runSteps } from '../steps/runSteps.ts';
import { runTool } from '../steps/runTool.ts';
import { runVitest } from '../steps/runVitest.ts';

/** The tests of `test:more`. */
const slowFolders = ['site/e2e/engines', ...['engines', 'packed'].map((one) => `src/flipbook/proof/${one}`)];

/** All but those that measure time, or take minutes and change seldom. */
const quick = ['unit', 'build', 'storybook', 'e2e', 'book', 'parity'];

/**
 * `npm test`: all checks, then the tests. `npm run test:more`: the tests that take minutes and change seldom, in Firefox and WebKit and of the
 * packed packages. The last line has the counts.
 *
 * @param args `--more` and `--all` say which tests; the others go to Vitest: a part of a file name, `--project unit`
 */
export default async function test(args: readonly string[]): Promise<number> {
  const rest = args.filter((arg) => arg !== '--more' && arg !== '--all');
  // The report of this run must not show differences of an earlier one.
  rmSync(diffs, { recursive: true, force: true });
  await browser();
  const counts: Count[] = [];
  if (!args.includes('--more')) {
    console.log('Checking types, lint, unused code, builds and sizes …');
    counts.push(await runSteps(checkSteps, console.log));
  }
  console.log('Running the tests …');
  counts.push(...(await tests(rest, { quick: !args.includes('--more'), more: rest.length < args.length })));
  const count = sum(counts);
  console.log(lastLines(count));
  return count.failed === 0 ? 0 : 1;
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
  const slow = slowFolders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  );
  // Who names one of them wants it.
  const isNamed = args.some((part) => slow.some((file) => file.includes(part)));
  const mayBeEmpty = args.length > 0 ? ['--passWithNoTests'] : [];
  const counts: Count[] = [];
  if (runs.quick) counts.push(await runVitest([...quick.map((name) => `--project=${name}`), ...mayBeEmpty, ...args]));
  if (runs.more || isNamed) {
    counts.push(await runVitest(['--project=packages', ...mayBeEmpty, ...args]));
    counts.push(await runEngineTests(args));
  }
  return counts;
}
