// A Next project (App Router) whose pages are server components. It uses the library as published.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../../../../.ci/chromium.ts';
import type { Served } from '../../../../.ci/site/serve.ts';
import { serveFolder } from '../../../../.ci/site/serveFolder.ts';
import { runTool } from '../../../../.ci/steps/runTool.ts';
import { installPackages } from './consumerProject.ts';
import { linkPackages } from './linkPackages.ts';
import { readmeFiles } from './readmeFiles.ts';

describe('a Next project whose pages are server components', () => {
  let folder: string;
  let project: string;
  let site: Served;
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'next-'));
    project = join(folder, 'project');
    cpSync(join(import.meta.dirname, 'consumer/next'), project, { recursive: true });
    linkPackages(['next', 'react', 'react-dom'], join(project, 'node_modules'));
    installPackages(inject('packages'), join(project, 'node_modules'));
    const readme = readmeFiles(readFileSync(join(project, 'node_modules/react-page-turn/README.md'), 'utf8'));
    // Next wants TypeScript for files of it, and checks them once more: they are checked in readme.test.ts.
    for (const name of ['page', 'CountedManual'])
      writeFileSync(join(project, `app/${name}.jsx`), readme[`app/${name}.tsx`] ?? '');
    const next = join(project, 'node_modules/next/dist/bin/next');
    const { code, output } = await runTool([next, 'build', project], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
    if (code !== 0) throw new Error(output);
    site = await serveFolder(join(project, 'out'), 0);
    browser = await chromium.launch(await chromiumLaunchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A page of the site, hydrated, and what its console says. */
  async function visit(path: string): Promise<{ page: Page; messages: readonly string[] }> {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.goto(`${site.address}${path}`);
    await page.locator('[data-flipbook][data-orientation=landscape]').waitFor();
    return { page, messages };
  }

  /** What the built page says before any script runs. */
  const markup = (path: string) =>
    readFileSync(join(project, `out/${path}.html`), 'utf8').replace(/<script[^>]*>.*?<\/script>/gs, '');

  test.each([
    { path: 'own', is: 'the flipbook' },
    { path: 'moved', is: 'the drop-in, whose style sheet comes along' },
  ])('shows $is: its pages are in the HTML, and a click turns them without a message', async ({ path }) => {
    const html = markup(path);
    for (const number of [1, 2, 3, 4, 5, 6]) expect(html).toContain(`>Page ${number}`);
    const { page, messages } = await visit(path);
    const isVisible = (number: number) => page.getByText(`Page ${number}`).isVisible();
    expect([await isVisible(2), await isVisible(3)]).toEqual([true, false]);

    const book = await page.getByRole('group', { name: 'Book' }).boundingBox();
    if (!book) throw new Error('The book has no box.');
    // Without the style sheet it is as high as its texts.
    expect(book.height).toBe(300);
    await page.mouse.click(book.x + book.width / 2 + 150, book.y + 150);
    await page.getByText('Page 3').waitFor();
    await page.getByText('Page 2').waitFor({ state: 'hidden' });
    expect(await isVisible(4)).toBe(true);
    expect(messages).toEqual([]);
    await page.close();
  });

  test("runs the README's pages: one without a handler, one with", async () => {
    expect(markup('index')).toContain('<h1>The manual</h1>');
    for (const [path, said] of [
      ['', 'The third page'],
      ['counted', 'Page 3'],
    ] as const) {
      const { page, messages } = await visit(path);
      await page.getByRole('group', { name: /manual/i }).press('ArrowRight');
      await page.getByText(said).waitFor();
      expect(messages).toEqual([]);
      await page.close();
    }
  });

  test('calls functions of the library on the server, and shows its components', () => {
    const html = markup('house');
    expect(html).toContain('<h1>Acme</h1><p>3, React</p>');
    expect(html).toMatch(/<svg[^>]*>/);
  });
});
