// The configuration of Vitest and Storybook. The site has its own (site/vite.config.ts).
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { emulateMedia } from './.storybook/emulateMedia.ts';
import { comparePicture } from './.storybook/pictures/comparePicture.ts';
import { browserIsPinned, pinnedLaunchOptions } from './site/e2e/drivers/chromium.ts';
import { spritesPlugin } from './site/sprites/spritesPlugin.ts';

// Far more time than any test needs, even on a busy machine: these only stop tests that hang.
const testTimeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * A project in Node. By default its test files share processes, because most finish sooner than a
 * new process starts.
 */
const nodeProject = (name: string, groupOrder: number, options: NonNullable<UserWorkspaceConfig['test']>) => ({
  plugins: [spritesPlugin()],
  test: {
    name,
    environment: 'node' as const,
    isolate: false,
    maxWorkers: 2,
    // Projects in a group run in parallel and need the same number of workers, so most have their
    // own group.
    sequence: { groupOrder },
    ...testTimeouts,
    expect: { poll: { timeout: 15_000 } },
    ...options,
  },
});

// Tests that read the content or build the site and its documents: up to a minute per file.
const buildTests = ['site/{vite,documents,import,prepare,setup}/**/*.test.ts'];
// Packing, installing and building with other tools takes minutes.
const packedTests = ['site/e2e/flipbook/packed/*.test.ts'];
const browserTests = ['site/e2e/{browsers,flipbook,flipbook/browsers}/*.test.ts'];
// Testing every screen, file and window size takes minutes, too.
const sweeps = ['site/e2e/sweeps/*.test.ts'];

export default defineConfig(async () => {
  const launchOptions = await pinnedLaunchOptions();
  const browser: BrowserConfigOptions = {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions,
      contextOptions: {
        // No story is larger, because Vitest would scale its frame down to fit this page.
        viewport: { width: 1920, height: 2000 },
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
        colorScheme: 'light',
      },
    }),
    instances: [{ browser: 'chromium' }],
    commands: { comparePicture, emulateMedia },
  };
  return {
    plugins: [react(), spritesPlugin()],
    // A file that fails to load fails its test. Vite's error overlay would only get into pictures.
    ...(process.env.VITEST && { server: { hmr: { overlay: false } } }),
    test: {
      update: 'none' as const,
      projects: [
        nodeProject('unit', 0, {
          include: ['{src,stories,site,.ci,.storybook}/**/*.test.ts'],
          exclude: [
            ...buildTests,
            ...['.ci/checks/**', 'site/e2e/*.test.ts', '.storybook/published/**', 'site/e2e/flipbook/parity/*.test.ts'],
            ...sweeps,
            ...packedTests,
            ...browserTests,
          ],
        }),
        nodeProject('build', 0, { include: buildTests }),
        '.ci/checks/vitest.config.ts',
        {
          extends: true as const,
          plugins: [storybookTest({ configDir: '.storybook' })],
          // Otherwise Vite discovers this package during the first run and reloads the page, which
          // fails its stories.
          optimizeDeps: { include: ['storybook/theming/create'] },
          test: {
            name: 'storybook',
            setupFiles: ['.storybook/vitest.setup.ts'],
            browser,
            // All stories of a worker share a frame, because reloading it takes a third of the time.
            isolate: false,
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
            ...testTimeouts,
            provide: { comparesPictures: browserIsPinned },
          },
        },
        // These mostly wait for pages, so three workers share two CPUs.
        nodeProject('e2e', 2, { include: ['site/e2e/*.test.ts'], globalSetup: ['site/e2e/setup.ts'], maxWorkers: 3 }),
        nodeProject('sweeps', 3, { include: sweeps, globalSetup: ['site/e2e/setup.ts'], maxWorkers: 3 }),
        nodeProject('published', 4, {
          include: ['.storybook/published/*.test.ts'],
          globalSetup: ['.storybook/published/setup.ts'],
          // A story mostly waits for frames, so several share a CPU.
          maxConcurrency: 4,
          maxWorkers: 1,
        }),
        nodeProject('parity', 5, {
          include: ['site/e2e/flipbook/parity/*.test.ts'],
          // While one window waits for the end of a turn, another uses the CPU.
          maxConcurrency: 6,
          maxWorkers: 1,
        }),
        nodeProject('packages', 6, {
          isolate: true,
          include: packedTests,
          globalSetup: ['site/e2e/flipbook/packed/setup.ts'],
        }),
        // These run last and alone, because some measure turn times.
        nodeProject('browsers', 7, {
          include: browserTests,
          globalSetup: ['site/e2e', 'site/e2e/flipbook'].map((folder) => `${folder}/browsers/setup.ts`),
        }),
      ],
    },
  };
});
