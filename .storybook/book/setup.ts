// Builds the book for publication once per run, serves it, and starts a browser.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumLaunchOptions } from '../../site/e2e/drivers/chromium.ts';
import { serveFolder } from '../../site/e2e/drivers/serve.ts';
import { runTool } from '../../site/vite/runTool.ts';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(repository, 'dist/book');

export default async function setup(project: TestProject) {
  rmSync(folder, { recursive: true, force: true });
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  const { code, output } = await runTool([storybook, 'build', '--quiet', '--output-dir', folder]);
  if (code !== 0) throw new Error(`The book could not be built:\n${output}`);
  const { address, stop } = await serveFolder(folder);
  const browser = await chromium.launchServer(await chromiumLaunchOptions());
  project.provide('book', { address, folder, browserAddress: browser.wsEndpoint() });
  return () => Promise.all([browser.close(), stop()]);
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built book: its URL with a trailing slash, its output folder, and a browser for it. */
    book: { address: string; folder: string; browserAddress: string };
  }
}
