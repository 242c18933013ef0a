// A Next project (App Router) with server components. It uses the packed packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../../../vite/runTool.ts';
import { type RunningServer, serveFolder } from '../../drivers/serve.ts';
import { visitors } from '../../visitor.ts';
import { testProject } from './testProject.ts';

const visit = visitors();

describe('a Next project whose pages are server components', () => {
  let project: string;
  let site: RunningServer;

  beforeAll(async () => {
    const { folder, documentedFiles: files } = testProject('next', {
      next: 'next',
      react: 'react',
      'react-dom': 'react-dom',
    });
    project = folder;
    // As JavaScript, so that Next does not check the types, which readme.test.ts does.
    for (const name of ['page', 'CountedManual'])
      writeFileSync(join(project, `app/${name}.jsx`), files[`app/${name}.tsx`] ?? '');
    // Chromium reports a missing icon.
    writeFileSync(join(project, 'app/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>');
    const next = join(project, 'node_modules/next/dist/bin/next');
    const { code, output } = await runTool([next, 'build', project], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
    if (code !== 0) throw new Error(output);
    site = await serveFolder(join(project, 'out'));
  });
  afterAll(() => site?.stop());

  async function openPage(path: string) {
    const { page, messages } = await visit();
    await page.goto(`${site.address}${path}`);
    await page.locator('[data-flipbook][data-orientation=landscape]').waitFor();
    return { page, messages };
  }

  const markup = (path: string) =>
    readFileSync(join(project, `out/${path}.html`), 'utf8').replace(/<script[^>]*>.*?<\/script>/gs, '');

  test.each([
    { path: 'flipbook', book: 'the flipbook' },
    { path: 'drop-in', book: 'the drop-in with its style sheet' },
  ])('renders $book: the HTML has all pages, and a click turns one without a message', async ({ path }) => {
    const html = markup(path);
    for (const number of [1, 2, 3, 4, 5, 6]) expect(html).toContain(`>Page ${number}`);
    const { page, messages } = await openPage(path);
    const isVisible = (number: number) => page.getByText(`Page ${number}`).isVisible();
    expect([await isVisible(2), await isVisible(3)]).toEqual([true, false]);

    const book = await page.getByRole('group', { name: 'Book' }).boundingBox();
    if (!book) throw new Error('The flipbook has no bounding box.');
    // Without the style sheet, the book would be as tall as its text.
    expect(book.height).toBe(300);
    await page.mouse.click(book.x + book.width / 2 + 150, book.y + 150);
    await page.getByText('Page 3').waitFor();
    await page.getByText('Page 2').waitFor({ state: 'hidden' });
    expect(await isVisible(4)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('renders a part of the toolbar in a server component, and its button turns the page', async () => {
    const { page, messages } = await openPage('flipbook');
    await page.getByRole('button', { name: 'Turn' }).click();
    await page.getByText('Page 3').waitFor();
    expect(messages).toEqual([]);
  });

  test("runs the README's pages, with and without a handler", async () => {
    expect(markup('index')).toContain('<h1>The manual</h1>');
    for (const [path, expectedText] of [
      ['', 'The third page'],
      ['counted', 'Page 3'],
    ] as const) {
      const { page, messages } = await openPage(path);
      await page.getByRole('group', { name: /manual/i }).press('ArrowRight');
      await page.getByText(expectedText).waitFor();
      expect(messages).toEqual([]);
    }
  });

  test('calls the library’s functions and renders its components on the server', () => {
    const html = markup('library');
    expect(html).toContain('<h1>Acme</h1><p>3, React</p>');
    expect(html).toMatch(/<svg[^>]*>/);
  });
});
