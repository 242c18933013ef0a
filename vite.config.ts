// What Vitest and Storybook read. The site and the library have configurations of their own
// (site/vite.config.ts, src/vite.config.ts).
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { dropPicture } from './.storybook/dropPicture.ts';
import { emulateMedia } from './.storybook/emulateMedia.ts';
import { looksAsPictured } from './.storybook/looksAsPictured.ts';
import { baselines, diffs } from './.storybook/pictureFolder.ts';
import { samePixels } from './.storybook/samePixels.ts';
import { browserIsPinned, chromiumLaunchOptions } from './site/e2e/drivers/chromium.ts';

// Vitest makes one hyphen of two in a picture's name, but leaves folders alone.
const storyIdOf = (path: string) => path.replace('/', '--');

// How long a test, a hook and an `expect.poll` may take, in milliseconds. Guards against hanging, not measurements: far more than
// they need on a machine whose processors four other programs have, too.
const aliveMs = 120_000;
const hangGuards = {
  testTimeout: aliveMs,
  hookTimeout: aliveMs,
  expect: { poll: { timeout: 15_000 } },
};

/** A project of one name, in processes of Node that its files share: most files are done sooner than a worker of their own is begun. */
const inNode = (name: string, groupOrder: number) => ({
  name,
  environment: 'node' as const,
  isolate: false,
  maxWorkers: 2,
  // Projects of one group run beside each other, and Vitest wants them to have as many workers: each has a group of its own.
  sequence: { groupOrder },
  ...hangGuards,
});

// What builds the site and its documents takes seconds a file; all the rest are pure.
const buildTests = ['site/{build,documents,setup}/**/*.test.ts'];
// Packed, installed and built by other tools: minutes.
const packedTests = ['src/flipbook/proof/packed/*.test.ts'];
const inBrowsers = ['{site/e2e,src/flipbook/proof}/browsers/*.test.ts'];
// Every screen, every file, every owner, in turn: minutes, too.
const sweeps = ['site/e2e/sweeps/*.test.ts'];

export default defineConfig(async () => {
  const launchOptions = await chromiumLaunchOptions();
  // A fresh object for each project: Vitest writes into it.
  const browser = (): BrowserConfigOptions => ({
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions,
      contextOptions: {
        // Larger than any story: Vitest scales the story's frame down to fit this page.
        viewport: { width: 1920, height: 2000 },
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
        colorScheme: 'light',
      },
    }),
    instances: [{ browser: 'chromium' }],
    commands: { dropPicture, emulateMedia, looksAsPictured },
    expect: {
      toMatchScreenshot: {
        // No limit here: it would leave a timer behind that keeps Vitest from ending. The setup file has one.
        timeout: 0,
        comparatorName: 'samePixels',
        comparators: { samePixels },
        resolveScreenshotPath: ({ arg, ext }) => join(baselines, `${storyIdOf(arg)}${ext}`),
        resolveDiffPath: ({ arg, ext }) => join(diffs, `${storyIdOf(arg)}${ext}`),
      },
    },
  });
  return {
    plugins: [react()],
    // Where a file cannot be read the test fails; what Vite would lay over the page only gets into pictures.
    ...(process.env.VITEST && { server: { hmr: { overlay: false } } }),
    test: {
      update: 'none' as const,
      projects: [
        {
          test: {
            ...inNode('unit', 0),
            include: ['{src,stories,site,.ci,.storybook}/**/*.test.ts'],
            exclude: [
              ...buildTests,
              ...['.ci/checks/**', 'site/e2e/**', '.storybook/book/**', 'src/flipbook/proof/parity/*.test.ts'],
              ...packedTests,
              ...inBrowsers,
            ],
          },
        },
        { test: { ...inNode('build', 0), include: buildTests } },
        '.ci/checks/vitest.config.ts',
        {
          extends: true as const,
          plugins: [storybookTest({ configDir: '.storybook' })],
          // Found in mid-run otherwise, in a fresh clone: Vite loads the page anew then, and its stories fail.
          optimizeDeps: { include: ['storybook/theming/create'] },
          test: {
            name: 'storybook',
            setupFiles: ['.storybook/vitest.setup.ts'],
            browser: browser(),
            // All stories of a worker in one frame: loading everything anew for each file is a third of the time.
            isolate: false,
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
            testTimeout: aliveMs,
            hookTimeout: aliveMs,
            provide: { comparesPictures: browserIsPinned },
          },
        },
        {
          test: { ...inNode('e2e', 2), include: ['site/e2e/*.test.ts'], globalSetup: ['site/e2e/setup.ts'] },
        },
        { test: { ...inNode('sweeps', 3), include: sweeps, globalSetup: ['site/e2e/setup.ts'] } },
        {
          test: {
            ...inNode('book', 4),
            include: ['.storybook/book/published.test.ts'],
            globalSetup: ['.storybook/book/setup.ts'],
            // A story mostly waits for frames, so several share a processor.
            maxConcurrency: 4,
            maxWorkers: 1,
          },
        },
        {
          test: {
            ...inNode('parity', 5),
            include: ['src/flipbook/proof/parity/*.test.ts'],
            // While one window waits for a turn to end, another has the processor. Nothing else beside them.
            maxConcurrency: 6,
            maxWorkers: 1,
          },
        },
        {
          test: {
            ...inNode('packages', 6),
            isolate: true,
            include: packedTests,
            globalSetup: ['src/flipbook/proof/packed/setup.ts'],
          },
        },
        {
          // Last and alone: what turns take is measured.
          test: {
            ...inNode('browsers', 7),
            include: inBrowsers,
            globalSetup: ['site/e2e', 'src/flipbook/proof'].map((folder) => `${folder}/browsers/setup.ts`),
          },
        },
      ],
    },
  };
});
