import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { newestLaunchOptions } from '../../drivers/chromium.ts';
import { serveFolder } from '../../drivers/serve.ts';
import { bookCases } from './cases/bookCases.ts';
import { codeCases } from './cases/codeCases.ts';
import { handCases } from './cases/handCases.ts';
import { methodCases } from './cases/methodCases.ts';
import { pressCases } from './cases/pressCases.ts';
import type { Run } from './differencesOf.ts';
import { runCase } from './runCase.ts';

const cases = { ...bookCases, ...codeCases, ...handCases, ...methodCases, ...pressCases };
/** The names of all cases, sorted as the records are. */
export const caseNames = Object.keys(cases).sort();

const root = resolve(import.meta.dirname, '../../../..');

type Book = 'here' | 'peer';

export async function openPages(book: Book) {
  const folder = join(root, 'dist/parity', book);
  await buildPages(book, folder);
  const { address, stop } = await serveFolder(folder);
  const browser = await chromium.launch(await newestLaunchOptions());
  const context = await browser.newContext({ hasTouch: true });
  const idle: Page[] = [];
  return {
    async run(name: string): Promise<Run> {
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
