import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { systemLaunchOptions } from '../../drivers/chromium.ts';
import { serveFolder } from '../../drivers/serve.ts';
import { perform, settle } from './actions.ts';
import type { Case } from './answers.ts';

const root = resolve(import.meta.dirname, '../../../..');

export type Flipbook = 'drop-in' | 'react-pageflip';

/** Builds the apps of the cases with one of the two flipbooks. */
export async function openApps(book: Flipbook) {
  const folder = join(root, 'dist/parity', book);
  await buildApps(book, folder);
  const { address, stop } = await serveFolder(folder);
  const browser = await chromium.launch(await systemLaunchOptions());
  return {
    /** Runs a case in a window of its own. @returns the answer after each step */
    async run(parityCase: Case): Promise<readonly string[]> {
      const context = await browser.newContext({ hasTouch: true });
      const answers = await runCase(await context.newPage(), address, parityCase);
      await context.close();
      return answers;
    },
    async close() {
      await browser.close();
      await stop();
    },
  };
}

/** Runs the app of a case. An answer has the visible pages, events, the focus and messages. */
async function runCase(page: Page, address: string, [app, ...steps]: Case): Promise<readonly string[]> {
  const messages: string[] = [];
  page.on('console', (message) => isComplaint(message.text()) && messages.push(firstLine(message.text())));
  page.on('pageerror', (error) => messages.push(firstLine(String(error))));
  const answer = async (failure: string): Promise<string> => {
    await settle(page);
    const texts = await page.evaluate(() => window.probe.answer());
    return [...texts, failure, ...messages.splice(0)].filter((text) => text !== '').join(' | ');
  };
  const [width, height] = app.window ?? [1000, 700];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: app.prefersReducedMotion ? 'reduce' : 'no-preference' });
  await page.goto(`${address}?${encodeURIComponent(JSON.stringify(app))}`);
  await page.waitForFunction(() => 'started' in document.body.dataset);
  const [firstStep = ''] = steps[0] ?? [];
  // Until the first paint, Chromium drops mouse moves.
  if (/^(?:click|hover|press|drag)/.test(firstStep))
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  if (!firstStep.startsWith('open')) await answer('');
  const answers: string[] = [];
  for (const [step] of steps) {
    // If the flipbook prevents a step, that is its answer.
    const failure = (error: unknown) => `not possible: ${firstLine(String(error))}`;
    answers.push(await answer(await perform(page, step).then(() => '', failure)));
  }
  return answers;
}

/** Excludes React's hint for developers, and lines that only give a location. */
const isComplaint = (message: string): boolean => !message.includes('React DevTools') && !message.startsWith('%s');

/** The first line of a message, without the URLs of built files, which change with every build. */
const firstLine = (message: string): string => (message.split('\n')[0] ?? '').replace(/https?:\S+/g, '').trim();

async function buildApps(book: Flipbook, outDir: string): Promise<void> {
  const replacement = join(root, 'node_modules/react-pageflip/build/index.es.js');
  await build({
    root: join(import.meta.dirname, 'pages'),
    mode: 'development',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    // React's development build, in which StrictMode runs effects twice.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: book === 'react-pageflip' ? [{ find: /^.*\/compat\.tsx$/, replacement }] : [] },
    build: { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false },
  });
}
