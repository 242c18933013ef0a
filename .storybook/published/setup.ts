// Serves the published Storybook, once per run, and starts a browser.
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { systemLaunchOptions } from '../../site/e2e/drivers/chromium.ts';
import { serveFolder } from '../../site/e2e/drivers/serve.ts';
import { buildStorybook } from './buildStorybook.ts';

export default async function setup(project: TestProject) {
  const folder = process.env.BUILT_STORYBOOK ?? (await buildStorybook());
  const { address, stop } = await serveFolder(folder);
  const browser = await chromium.launchServer(await systemLaunchOptions());
  project.provide('storybookSite', { address, folder, browserAddress: browser.wsEndpoint() });
  return () => Promise.all([browser.close(), stop()]);
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built Storybook: its URL with a trailing slash, its output folder, and a browser for it. */
    storybookSite: { address: string; folder: string; browserAddress: string };
  }
}
