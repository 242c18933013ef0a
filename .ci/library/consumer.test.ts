// A project that uses the library as published: packed, unpacked, resolved by its `exports`, with React 18 and 19.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../chromium.ts';
import { runTool } from '../steps/runTool.ts';
import { consumerProject } from './consumerProject.ts';
import { packLibrary } from './packLibrary.ts';

const tools = resolve(import.meta.dirname, '../../node_modules');
let folder: string;
let library: string;

beforeAll(async () => {
  // Outside the repository, whose packages would be found otherwise.
  folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  library = await packLibrary(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('has the library and nothing else of the repository', () => {
    expect(readdirSync(library).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    expect(readdirSync(join(library, 'dist'))).toEqual(['lib']);
  });

  test('has every file that its exports name', () => {
    const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
    const paths: string[] = Object.values<string | object>(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !existsSync(join(library, path)))).toEqual([]);
  });

  test('has a style sheet for the book alone: small, without the faces and the theme of the house', () => {
    const sheet = readFileSync(join(library, 'dist/lib/flipbook.css'), 'utf8');
    expect(sheet).toContain('@layer parts');
    expect(sheet).not.toMatch(/@font-face|url\(|:root|\bbody\b/);
    expect(sheet.length).toBeLessThan(12_000);
    expect(readFileSync(join(library, 'dist/lib/styles.css'), 'utf8')).toContain(sheet);
  });
});

describe.each([18, 19] as const)('a project with React %i', (react) => {
  let project: string;
  let browser: Browser;

  beforeAll(async () => {
    project = join(folder, `react-${react}`);
    await consumerProject({ folder: project, library, react });
    browser = await chromium.launch(await chromiumLaunchOptions());
  }, 30_000);
  afterAll(() => browser.close());

  test.each([
    { resolution: 'a bundler', module: 'ESNext', moduleResolution: 'bundler' },
    { resolution: 'Node', module: 'NodeNext', moduleResolution: 'NodeNext' },
  ])(
    'is type-checked with all its types, as $resolution finds them',
    async ({ resolution: _, ...modules }) => {
      const compilerOptions = {
        ...modules,
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        types: ['react'],
      };
      const tsconfig = JSON.stringify({ compilerOptions, files: ['house.ts', 'books.tsx'] });
      writeFileSync(join(project, 'tsconfig.json'), tsconfig);
      expect((await runTool([join(tools, 'typescript-7/bin/tsc'), '-p', project])).output).toBe('');
    },
    30_000,
  );

  test('can import every door on a server', async () => {
    const doors = ['playable-resume', 'playable-resume/flipbook', 'playable-resume/react-pageflip'];
    const names = doors.map((door) => `Object.keys(await import('${door}'))`);
    writeFileSync(join(project, 'names.js'), `console.log(JSON.stringify([${names}]));`);
    const [house, flipbook, dropIn] = JSON.parse((await runTool([join(project, 'names.js')])).output);
    expect(house).toEqual(expect.arrayContaining(['Booklet', 'Handheld', 'VisitProvider', 'levels']));
    expect(flipbook).toEqual(expect.arrayContaining(['Flipbook', 'defaultSettings']));
    expect(dropIn).toEqual(['default']);
  });

  describe('a book', () => {
    let script: string;
    let style: string;

    beforeAll(async () => {
      const { code, output } = await runTool([join(tools, 'vite/bin/vite.js'), 'build', project]);
      if (code !== 0) throw new Error(output);
      script = readFileSync(join(project, 'bundled/client.js'), 'utf8');
      style = readFileSync(join(project, 'bundled/client.css'), 'utf8');
    }, 30_000);

    test.each(['own', 'moved'])(
      'of the %s kind is rendered on a server, hydrated, turned, reported and unmounted during a turn, without a message',
      async (kind) => {
        const { output } = await runTool([join(project, 'server.js'), kind]);
        // One line: anything else would be a message.
        expect(output.trim().split('\n')).toEqual([expect.stringContaining(`<!-- React ${react}.`)]);
        const page = await browser.newPage();
        const messages: string[] = [];
        page.on('console', (message) => messages.push(message.text()));
        page.on('pageerror', (error) => messages.push(String(error)));
        await page.setContent(`<!doctype html><title>Books</title><style>${style}</style>${output}`);
        await page.getByText('Page 2').waitFor();
        expect(await page.getByText('Page 3').isVisible()).toBe(false);

        await page.addScriptTag({ content: script });
        expect(await page.locator('#root').getAttribute('data-react')).toMatch(new RegExp(`^${react}\\.`));
        // The button has no handler until the book is hydrated.
        await page.waitForFunction(() => document.querySelector('[data-flipbook]')?.getAttribute('data-orientation'));
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByText('flip 2', { exact: true }).waitFor();
        await page.getByText('Page 4').waitFor();
        expect(await page.getByText('Page 1').isVisible()).toBe(false);

        await page.evaluate(() => {
          for (const name of ['Next', 'Close']) {
            [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
          }
        });
        await page.getByRole('group', { name: 'Book' }).waitFor({ state: 'detached' });
        await page.getByText('flip 2', { exact: true }).waitFor();
        // React's hint for developers is no complaint.
        expect(messages.filter((message) => !message.includes('React DevTools'))).toEqual([]);
        await page.close();
      },
      20_000,
    );
  });
});
