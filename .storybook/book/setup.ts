// Serves the book as published, once per run, and starts a browser.
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { newestLaunchOptions } from '../../site/e2e/drivers/chromium.ts';
import { serveFolder } from '../../site/e2e/drivers/serve.ts';
import { buildBook } from './buildBook.ts';

export default async function setup(project: TestProject) {
  const folder = process.env.BUILT_BOOK ?? (await buildBook());
  const { address, stop } = await serveFolder(folder);
  const browser = await chromium.launchServer(await newestLaunchOptions());
  project.provide('book', { address, folder, browserAddress: browser.wsEndpoint() });
  return () => Promise.all([browser.close(), stop()]);
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built book: its URL with a trailing slash, its output folder, and a browser for it. */
    book: { address: string; folder: string; browserAddress: string };
  }
}
