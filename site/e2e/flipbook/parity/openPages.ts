import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../../drivers/chromium.ts';
import { serveFolder } from '../../drivers/serve.ts';
import { cases } from './cases/cases.ts';
import type { Run } from './Observation.ts';
import { runCase } from './runCase.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Our drop-in, or the package it replaces. */
type Book = 'here' | 'peer';

interface Pages {
  /** Passes the case to the flipbook. */
  run(name: string): Promise<Run>;
  close(): Promise<void>;
}

/** Opens a browser for pages with one of the flipbooks. */
export async function openPages(book: Book): Promise<Pages> {
  const folder = join(root, 'dist/parity', book);
  await buildPages(book, folder);
  const { address, stop } = await serveFolder(folder);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const context = await browser.newContext({ hasTouch: true });
  const idle: Page[] = [];
  return {
    async run(name) {
      const page = idle.pop() ?? (await context.newPage());
      const run = await runCase(page, address, cases[name] ?? {});
      // A page in which a case failed is not reused.
      idle.push(page);
      return run;
    },
    async close() {
      await browser.close();
      await stop();
    },
  };
}

async function buildPages(book: Book, outDir: string): Promise<void> {
  const replacement = join(root, 'node_modules/react-pageflip/build/index.es.js');
  await build({
    root: join(import.meta.dirname, 'pages'),
    mode: 'development',
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    // React's development build, in which StrictMode runs effects twice.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: book === 'peer' ? [{ find: /^.*\/compat\.tsx$/, replacement }] : [] },
    build: { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false },
  });
}
