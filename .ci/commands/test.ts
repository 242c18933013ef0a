import { rmSync } from 'node:fs';
import { diffs } from '../../.storybook/pictureFolder.ts';
import { writeContactSheet } from '../../.storybook/pictures/contactSheet.ts';
import { buildStorybook } from '../../.storybook/published/buildStorybook.ts';
import { browserFile } from '../../site/e2e/drivers/browserFiles.mjs';
import { browserIsPinned, chromiumPath } from '../../site/e2e/drivers/chromium.ts';
import { buildSites } from '../../site/e2e/setup.ts';
import { ensureFreshLibrary } from '../../site/vite/packages/buildLibrary.ts';
import { runTool } from '../../site/vite/runTool.ts';
import type { TestRun } from '../steps/runReporter.ts';
import { runVitest, summarize } from '../steps/runVitest.ts';

/** The projects of `npm test`: a change breaks these most often. */
const quick = ['check', 'unit', 'build', 'storybook', 'e2e'];

/** The projects of `npm run test:more`: slow, and rarely affected by a change. */
const slow = ['sweeps', 'published', 'parity', 'packages', 'browsers'];

/**
 * `npm test` runs all checks and the quick tests; `npm run test:more` runs the slow ones.
 * @param args `--more` runs the slow tests and `--all` runs both. All other arguments go to Vitest,
 * such as a part of a file name or `--project unit`.
 */
export default async function test(args: readonly string[]): Promise<number> {
  const vitestArgs = args.filter((arg) => arg !== '--more' && arg !== '--all');
  // The report must not show the differences of an earlier run.
  rmSync(diffs, { recursive: true, force: true });
  await ensureBrowser();
  const testRuns = await runTests(vitestArgs, {
    quick: !args.includes('--more'),
    slow: args.includes('--more') || args.includes('--all'),
  });
  const sheet = await writeContactSheet();
  if (sheet) console.log(`Before, after and difference of each changed picture: ${sheet}`);
  return summarize(testRuns);
}

async function ensureBrowser() {
  console.log('Checking for the test browser …');
  if (!browserFile('chromium'))
    console.log(
      'The system has no Chromium, so all tests use the one for pictures. On Linux, `npm run browsers:install` installs it.',
    );
  if (!browserIsPinned)
    console.log(
      'Warning: not the pinned browser, so pictures are not compared. Use Linux x64 and unset CHROMIUM_PATH.',
    );
  if (await chromiumPath()) return;
  const { code } = await runTool(['node_modules/playwright/cli.js', 'install', 'chromium'], { show: true });
  if (code !== 0) throw new Error('Playwright could not install Chromium. Set CHROMIUM_PATH to an installed one.');
}

async function runTests(args: readonly string[], runs: { quick: boolean; slow: boolean }): Promise<readonly TestRun[]> {
  // Vitest selects the named projects itself.
  if (args.some((arg) => arg.startsWith('--project'))) return [await runVitest(args)];
  // A named file or test may belong to any project.
  const hasFilter = args.some((arg) => !arg.startsWith('-'));
  const mayBeEmpty = hasFilter && runs.slow ? ['--passWithNoTests'] : [];
  const run = (projects: readonly string[]) =>
    runVitest([...projects.map((name) => `--project=${name}`), ...mayBeEmpty, ...args]);
  const testRuns: TestRun[] = [];
  const needsBuilds = runs.slow && !hasFilter;
  if (runs.quick) {
    const projects = hasFilter && !runs.slow ? [...quick, ...slow] : quick;
    // Build Storybook meanwhile. The quick tests build the sites and packages themselves.
    const [quickRun] = await Promise.all([run(projects), needsBuilds ? buildStorybookEarly() : undefined]);
    testRuns.push(quickRun);
  } else if (needsBuilds) await Promise.all([buildStorybookEarly(), buildSites(), ensureFreshLibrary()]);
  if (runs.slow) testRuns.push(await run(slow));
  return testRuns;
}

/**
 * Builds Storybook early, because Vitest sets up its projects one after another. If this build fails,
 * Vitest's setup builds again and reports the error.
 */
async function buildStorybookEarly(): Promise<void> {
  const folder = await buildStorybook().catch(() => undefined);
  if (folder !== undefined) process.env.BUILT_STORYBOOK = folder;
}
