// Compiles, builds and runs the code in the flipbook's README and SKILL with the packed library.
// nextConsumer.test.ts covers the code for Next.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../../../vite/runTool.ts';
import { type RunningServer, serveFolder } from '../../drivers/serve.ts';
import { visitors } from '../../visitor.ts';
import { testProject, typeErrors } from './testProject.ts';

const visit = visitors();

const react = ['react', 'react-dom', 'react-router', '@types/react', '@types/react-dom'];
const packages = [...react, 'vite', '@vitejs/plugin-react'];

describe('the code in the README and the SKILL', () => {
  let project: string;
  let vite: string;
  let files: Readonly<Record<string, string>>;

  beforeAll(() => {
    const readmeProject = testProject('readme', Object.fromEntries(packages.map((name) => [name, name])));
    [project, files] = [readmeProject.folder, readmeProject.documentedFiles];
    vite = join(project, 'node_modules/vite/bin/vite.js');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
  });

  test('has a Vite page of at most thirty lines, and a page for each other setup', () => {
    const nextAndRouter = ['app/page.tsx', 'app/CountedManual.tsx', 'app/routes/manual.tsx'];
    expect(Object.keys(files)).toEqual([
      'src/main.tsx',
      'src/Reader.tsx',
      ...nextAndRouter,
      'manual.cjs',
      'src/Album.tsx',
      'src/Manual.tsx',
    ]);
    expect(files['src/main.tsx']?.split('\n').length).toBeLessThanOrEqual(30);
  });

  test('passes strict type checks, including the types of its imports', async () => {
    const exampleFiles = Object.keys(files).filter((path) => path.endsWith('.tsx'));
    expect(await typeErrors(project, exampleFiles, { types: [] })).toBe('');
  });

  describe('built by Vite', () => {
    let output: string;
    let site: RunningServer;

    beforeAll(async () => {
      ({ output } = await runTool([vite, 'build', project, '--logLevel', 'warn']));
      site = await serveFolder(join(project, 'dist'));
    });
    afterAll(() => site?.stop());

    test('the build prints no message', () => expect(output).toBe(''));

    test('shows a flipbook of paper whose pages turn', async () => {
      const { page, messages } = await visit();
      await page.goto(site.address);
      const title = page.getByRole('heading', { name: 'The manual' });
      const paper = page.locator('section').filter({ has: title });
      const { width, height } = (await paper.boundingBox()) ?? {};
      expect([width, height]).toEqual([300, 400]);
      const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
      expect(await paper.evaluate(colorOf)).not.toMatch(/^rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)$/);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Click on this one.').waitFor();
      await title.waitFor({ state: 'hidden' });
      await page.getByRole('group', { name: 'Manual' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByText('Press an arrow key.').waitFor();
      expect(messages).toEqual([]);
    });

    test('shows a flipbook with a toolbar, zoom, address and sound', async () => {
      const { page, messages } = await visit();
      await page.goto(`${site.address}/reader.html#page=4`);
      await page.getByText('Page four').waitFor();
      await page.getByRole('button', { name: 'Sound', pressed: false }).click();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.waitForURL(/#page=2$/);
      await page.getByRole('group', { name: 'Manual' }).focus();
      await page.keyboard.press('+');
      await page.locator('[data-zoomed-in]').waitFor();
      expect(messages).toEqual([]);
    });

    test("shows the SKILL's flipbook, whose app stores the page", async () => {
      const { page, messages } = await visit();
      await page.goto(`${site.address}/skill.html`);
      await page.getByRole('button', { name: 'next' }).click();
      await page.getByText('Two').waitFor();
      await page.getByText('Cover').waitFor({ state: 'hidden' });
      expect(messages).toEqual([]);
    });
  });

  test('renders on a React Router server, including its links', async () => {
    const options = ['--ssr', 'server.jsx', '--outDir', 'server', '--logLevel', 'warn'];
    expect(await runTool([vite, 'build', project, ...options])).toEqual({ code: 0, output: '' });
    const { output } = await runTool([join(project, 'server/server.js')]);
    expect(output).toContain('<h1>The manual</h1>');
    expect(output).toContain('<a href="/" data-discover="true">The way back</a>');
  });

  test('runs in a CommonJS project', async () => {
    expect((await runTool([join(project, 'manual.cjs')])).output).toMatch(/^<div .*<p>The first page<\/p>.*\n$/);
  });
});
