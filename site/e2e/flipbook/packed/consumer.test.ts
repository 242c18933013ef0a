// A project that uses the packages as published: packed, unpacked, resolved by their `exports`, with React 18 and 19.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../../../vite/runTool.ts';
import { chromiumLaunchOptions } from '../../drivers/chromium.ts';
import { listenedPage, testProject, typeFaults } from './testProject.ts';

const tools = resolve(import.meta.dirname, '../../../../node_modules');

/** The installed packages, with their names in this repository. */
const installed = {
  18: { react: 'react-18', 'react-dom': 'react-dom-18', '@types/react': 'types-react-18' },
  19: { react: 'react', 'react-dom': 'react-dom', '@types/react': '@types/react' },
} as const;

describe.each([18, 19] as const)('a project with React %i', (react) => {
  let project: string;
  let browser: Browser;

  beforeAll(async () => {
    project = testProject('react', { ...installed[react], jsdom: 'jsdom' }).folder;
    // Node 20 does not run TypeScript.
    const books = readFileSync(join(project, 'books.tsx'), 'utf8');
    const { code } = await transformWithOxc(books, 'books.tsx', { jsx: { runtime: 'automatic' } });
    writeFileSync(join(project, 'books.js'), code);
    browser = await chromium.launch(await chromiumLaunchOptions());
  });
  afterAll(() => browser.close());

  test.each([
    { resolution: 'a bundler' },
    { resolution: 'Node', module: 'NodeNext', moduleResolution: 'NodeNext' },
    {
      resolution: 'Node in a project of CommonJS modules',
      files: ['required.cts'],
      module: 'Node16',
      moduleResolution: 'Node16',
    },
    {
      // Create React App's setting: TypeScript up to 6, which then ignores `exports`.
      resolution: 'an older bundler',
      compiler: 'typescript/bin/tsc6',
      files: ['books.tsx', 'movedRefs.tsx'],
      moduleResolution: 'node10',
      ignoreDeprecations: '6.0',
      skipLibCheck: true,
    },
    {
      resolution: 'a bundler with an alias',
      files: ['aliased.tsx'],
      paths: {
        'react-pageflip': ['./node_modules/react-page-turn/compat.d.ts'],
        'react-pageflip/build/html-flip-book/settings': ['./node_modules/react-page-turn/compat/peerTypes.d.ts'],
      },
    },
  ])(
    'is type-checked with all its types, as $resolution finds them',
    async ({ resolution: _, files = ['house.ts', 'books.tsx', 'movedRefs.tsx'], ...options }) => {
      const all = { exactOptionalPropertyTypes: true, types: ['react'], ...options };
      expect(await typeFaults(project, files, all)).toBe('');
    },
  );

  test('is built with an alias in place of another import', async () => {
    const built = await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      resolve: { alias: { 'react-pageflip': 'react-page-turn/react-pageflip' } },
      build: {
        write: false,
        lib: { entry: join(project, 'aliased.tsx'), formats: ['es'], cssFileName: 'aliased' },
        rolldownOptions: { external: /^react(-dom)?($|\/)/ },
      },
    });
    const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    expect(files.map(({ fileName }) => fileName.split('.').pop()).sort()).toEqual(['css', 'js']);
  });

  test.each([
    { tool: 'Jest, which loads no style sheet', conditions: ['browser'], kinds: ['cjs'] },
    { tool: 'a bundler', conditions: ['browser', 'module'], kinds: ['cjs', 'css'] },
  ])('requires the drop-in as $tool resolves it', async ({ conditions, kinds }) => {
    const entry = join(project, 'required.cjs');
    writeFileSync(entry, "module.exports = require('react-page-turn/react-pageflip');");
    const built = await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      resolve: { conditions },
      build: {
        write: false,
        lib: { entry, formats: ['cjs'], fileName: 'required', cssFileName: 'required' },
        rolldownOptions: { external: /^react(-dom)?($|\/)/ },
      },
    });
    const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    expect(files.map(({ fileName }) => fileName.split('.').pop()).sort()).toEqual(kinds);
  });

  test('turns, reports and unmounts books in jsdom, which draws nothing, without a message', async () => {
    const { output } = await runTool([join(project, 'inJsdom.cjs')], { env: { NODE_ENV: 'test' } });
    const reports = ['flip 2', 'flip 0', 'Pages 1 and 2 of 6: One, Two'];
    expect(output).toBe(`${JSON.stringify({ dropIn: reports, own: reports })}\n`);
  });

  test('can import every door on a server', async () => {
    const flipbookEntries = ['', '/react-pageflip', '/early-press', '/zoom', '/address', '/sound', '/toolbar'].map(
      (door) => `react-page-turn${door}`,
    );
    const doors = ['playable-resume', ...flipbookEntries];
    const names = doors.map((door) => `Object.keys(await import('${door}'))`);
    writeFileSync(join(project, 'names.js'), `console.log(JSON.stringify([${names}]));`);
    const [house, flipbook, dropIn, earlyPress, zoom, address, sound, toolbar] = JSON.parse(
      (await runTool([join(project, 'names.js')])).output,
    );
    expect(house).toEqual(expect.arrayContaining(['Booklet', 'Handheld', 'VisitProvider', 'levels']));
    expect(flipbook).toEqual(expect.arrayContaining(['Flipbook', 'defaultSettings']));
    expect(dropIn).toEqual(['default']);
    expect(earlyPress).toEqual(['earlyPressScript']);
    expect(zoom).toEqual(['FlipbookZoom']);
    expect(address).toEqual(['FlipbookAddress', 'usePageAddress']);
    expect(sound).toEqual(['useTurnSound']);
    expect(toolbar).toEqual(['Toolbar']);
  });

  describe('a book', () => {
    let script: string;
    let style: string;

    beforeAll(async () => {
      const { code, output } = await runTool([join(tools, 'vite/bin/vite.js'), 'build', project]);
      if (code !== 0) throw new Error(output);
      script = readFileSync(join(project, 'bundled/client.js'), 'utf8');
      style = readFileSync(join(project, 'bundled/client.css'), 'utf8');
    });

    test.each(['own', 'moved'])(
      'of the %s kind is rendered on a server, hydrated, turned, reported and unmounted during a turn, without a message',
      async (kind) => {
        const { output } = await runTool([join(project, 'server.js'), kind]);
        // One line: more would be a message.
        expect(output.trim().split('\n')).toEqual([expect.stringContaining(`<!-- React ${react}.`)]);
        const { page, messages } = await listenedPage(browser);
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
        expect(messages).toEqual([]);
        await page.close();
      },
    );

    test.each([
      { fault: 'no style sheet', kind: 'own', words: "import 'react-page-turn/flipbook.css';" },
      { fault: 'no style sheet of the drop-in', kind: 'moved', words: "import 'react-page-turn/react-pageflip.css';" },
      { fault: 'a page that cannot change', kind: 'stuck', words: 'it has the prop `page` but no `onPageChange`' },
      { fault: 'a rule for every div', rule: 'div { height: 20% }', words: 'Look for a rule that matches every `div`' },
      { fault: 'a rule for the book', rule: '[aria-label] { height: 100px }', words: 'its element is 100px high' },
    ])('with $fault warns its developer once', async ({ fault, kind = 'own', rule = '', words }) => {
      const { output } = await runTool([join(project, 'server.js'), kind]);
      const { page, messages } = await listenedPage(browser);
      const sheet = fault.startsWith('no ') ? '' : style;
      await page.setContent(`<!doctype html><title>Books</title><style>${sheet} ${rule}</style>${output}`);
      await page.addScriptTag({ content: script });
      await expect.poll(() => messages, { timeout: 10_000 }).toEqual([expect.stringContaining(words)]);
      await page.close();
    });
  });
});
