import { readdirSync, rmSync } from 'node:fs';
import { diffs } from '../../.storybook/pictureFolder.ts';
import { browserIsPinned, chromiumPath } from '../chromium.ts';
import { runEngineTests } from '../engines/runEngineTests.ts';
import { checkSteps } from '../steps/checkSteps.ts';
import { type Count, lastLines, sum } from '../steps/countLine.ts';
import { runSteps } from '../steps/runSteps.ts';
import { runTool } from '../steps/runTool.ts';
import { runVitest } from '../steps/runVitest.ts';

const engineFolder = '.ci/engines/tests';

/**
 * `npm test`: all checks, then all tests. The last line has the counts.
 *
 * @param args go to Vitest: a part of a file name, `--project unit`
 */
export default async function test(args: readonly string[]): Promise<number> {
  // The report of this run must not show differences of an earlier one.
  rmSync(diffs, { recursive: true, force: true });
  await browser();
  console.log('Checking types, lint, unused code, builds and sizes …');
  const checked = await runSteps(checkSteps, console.log);
  console.log('Running the tests …');
  const count = sum([checked, await tests(args)]);
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

async function tests(args: readonly string[]): Promise<Count> {
  // Of the named projects: one run.
  if (args.some((arg) => arg.startsWith('--project'))) return await runVitest(args);
  const engineFiles = readdirSync(engineFolder).map((file) => `${engineFolder}/${file}`);
  const hasEngines = args.length === 0 || args.some((part) => engineFiles.some((file) => file.includes(part)));
  // The name given may be that of an engine test alone.
  const mayBeEmpty = hasEngines && args.length > 0 ? ['--passWithNoTests'] : [];
  const others = await runVitest(['--project=!engines', ...mayBeEmpty, ...args]);
  // Last and alone: they measure time.
  return hasEngines ? sum([others, await runEngineTests(args)]) : others;
}
