import { existsSync, readFileSync, rmSync } from 'node:fs';
import { browserIsPinned, chromiumPath } from '../chromium.ts';
import { checkSteps } from '../steps/checkSteps.ts';
import { countLine, sum } from '../steps/countLine.ts';
import { runSteps } from '../steps/runSteps.ts';
import { runTool } from '../steps/runTool.ts';
import { vitestCount } from '../steps/vitestCount.ts';

const report = 'node_modules/.cache/vitest-report.json';

/**
 * `npm test`: everything there is to check, and then every test. Ends in the line that counts them.
 *
 * @param args go to Vitest: a part of a file name, `--project unit`
 */
export default async function test(args: readonly string[]): Promise<number> {
  await browser();
  console.log('Checking types, lint, unused code, builds and sizes …');
  const checked = await runSteps(checkSteps, console.log);
  console.log('Running the tests …');
  const count = sum(checked, await vitest(args));
  console.log(countLine(count));
  return count.failed === 0 ? 0 : 1;
}

async function browser() {
  console.log('Making sure that the browser is there …');
  if (!browserIsPinned) console.log('It is not the pinned one (Linux x64), so no pictures are compared.');
  if (await chromiumPath()) return;
  const { code } = await runTool(['node_modules/playwright/cli.js', 'install', 'chromium'], { show: true });
  if (code !== 0) throw new Error('Playwright could not install its Chromium. Set CHROMIUM_PATH to one that is there.');
}

async function vitest(args: readonly string[]) {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runTool(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], { show: true });
  return vitestCount(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
}
