// A project that uses the library as published: packed, unpacked, resolved by its `exports`, with React 18 and 19.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../chromium.ts';
import { runTool } from '../steps/runTool.ts';
import { consumerProject } from './consumerProject.ts';
import { differencesFile, differencesText } from './differencesText.ts';
import { packLibrary } from './packLibrary.ts';

const tools = resolve(import.meta.dirname, '../../node_modules');
let folder: string;
let library: string;

beforeAll(async () => {
  // Outside the repository, whose packages would be found otherwise.
  folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  ({ folder: library } = await packLibrary(folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('has the library, its documents, and nothing else of the repository', () => {
    const top = ['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json', 'src'];
    expect(readdirSync(library).sort()).toEqual(top);
    expect(readdirSync(join(library, 'dist'))).toEqual(['lib']);
    expect(readdirSync(join(library, 'src'), { recursive: true })).toEqual(['flipbook', 'flipbook/README.md']);
  });

  test('says where it comes from, and what it is found by', () => {
    const address = 'https://github.com/playable-resume/playable-resume';
    expect(JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))).toMatchObject({
      license: 'MIT',
      author: expect.stringContaining('playable-resume contributors'),
      repository: { type: 'git', url: `git+${address}.git` },
      homepage: expect.stringContaining(address),
      bugs: `${address}/issues`,
      keywords: expect.arrayContaining(['react', 'flipbook', 'react-pageflip']),
    });
  });

  test('hands on the licences of the code and of the fonts that it has of others', () => {
    const at = (path: string) => join(library, 'dist/lib', path);
    const licenses = readFileSync(at('licenses.txt'), 'utf8');
    expect(licenses).toMatch(/^playable-resume \(MIT\)\n/);
    const packages = readdirSync(at('bundled'));
    expect(packages).toContain('clsx');
    for (const name of packages) expect(licenses).toMatch(new RegExp(`\\n${name} [\\d.]+ \\(MIT\\)\\n`));
    const faces = readFileSync(at('styles.css'), 'utf8').matchAll(
      /@font-face \{[^}]*?font-family: "?([^";]+)"?;[^}]*url\("data:/g,
    );
    const families = new Set(Array.from(faces, ([, family = '']) => family));
    expect([...families].sort()).toEqual(['Libre Franklin', 'Press Start 2P', 'VT323']);
    for (const family of families) expect(licenses).toContain(`${family} Project Authors`);
    expect(licenses).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  test('has the list of what the drop-in does otherwise', () => {
    expect(readFileSync(join(library, 'dist/lib', differencesFile), 'utf8')).toBe(differencesText());
  });

  test('has every file that its exports name', () => {
    const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
    const paths: string[] = Object.values<string | object>(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !existsSync(join(library, path)))).toEqual([]);
  });

  test.each([
    { path: 'flipbook.js', isClient: true },
    { path: 'react-pageflip.js', isClient: true },
    { path: 'react-pageflip.styled.js', isClient: true },
    { path: 'console/Handheld.js', isClient: true },
    // Names components and functions: each has its own module.
    { path: 'index.js', isClient: false },
    { path: 'content/levels.js', isClient: false },
    // Behind a module that says it.
    { path: 'console/shell/Device.js', isClient: false },
  ])("says 'use client' first in $path: $isClient", ({ path, isClient }) => {
    expect(/^['"]use client['"];/.test(readFileSync(join(library, 'dist/lib', path), 'utf8'))).toBe(isClient);
  });

  test('has a style sheet for the book alone, without the faces and the theme of the house', () => {
    const sheet = readFileSync(join(library, 'dist/lib/flipbook.css'), 'utf8');
    // A name of its own, by which an app's sheets put it below their own layers.
    expect([...new Set(sheet.match(/@layer [^{;]+/g))].map((one) => one.trim())).toEqual(['@layer flipbook']);
    expect(sheet).not.toMatch(/@font-face|url\(|:root|\bbody\b/);
    expect(readFileSync(join(library, 'dist/lib/styles.css'), 'utf8')).toContain(sheet);
  });
});

test('the script for early presses is the same, and runs, whatever a bundler does to names', async () => {
  const entry = join(library, 'dist/lib/early-press.js');
  const { earlyPressScript: published } = await import(entry);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'] }, rolldownOptions: { output: { keepNames: true } } },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((one) => 'output' in one);
  const path = join(folder, 'keptNames.mjs');
  writeFileSync(path, output[0]?.code ?? '');
  const { earlyPressScript: bundled } = await import(path);
  const listened: string[] = [];
  new Function('addEventListener', bundled)((type: string) => listened.push(type));
  expect(listened).toEqual(['pointerdown', 'keydown', 'click', 'early-press-forget']);
  expect(bundled).toBe(published);
});

describe.each([18, 19] as const)('a project with React %i', (react) => {
  let project: string;
  let browser: Browser;

  beforeAll(async () => {
    project = join(folder, `react-${react}`);
    await consumerProject({ folder: project, library, react });
    browser = await chromium.launch(await chromiumLaunchOptions());
  });
  afterAll(() => browser.close());

  test.each([
    { resolution: 'a bundler', compiler: 'typescript-7/bin/tsc', module: 'ESNext', moduleResolution: 'bundler' },
    { resolution: 'Node', compiler: 'typescript-7/bin/tsc', module: 'NodeNext', moduleResolution: 'NodeNext' },
    {
      // As create-react-app sets it: TypeScript up to 6, which looks at no `exports` then.
      resolution: 'an older bundler',
      compiler: 'typescript/bin/tsc6',
      files: ['books.tsx', 'movedRefs.tsx'],
      module: 'ESNext',
      moduleResolution: 'node10',
      ignoreDeprecations: '6.0',
      skipLibCheck: true,
    },
    {
      resolution: 'a bundler with an alias',
      compiler: 'typescript-7/bin/tsc',
      files: ['aliased.tsx'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      paths: {
        'react-pageflip': ['./node_modules/playable-resume/dist/lib/flipbook/compat.d.ts'],
        'react-pageflip/build/html-flip-book/settings': [
          './node_modules/playable-resume/dist/lib/flipbook/compat/peerTypes.d.ts',
        ],
      },
    },
  ])(
    'is type-checked with all its types, as $resolution finds them',
    async ({ resolution: _, compiler, files = ['house.ts', 'books.tsx', 'movedRefs.tsx'], ...modules }) => {
      const compilerOptions = {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        types: ['react'],
        ...modules,
      };
      const tsconfig = JSON.stringify({ compilerOptions, files });
      writeFileSync(join(project, 'tsconfig.json'), tsconfig);
      expect((await runTool([join(tools, compiler), '-p', project])).output).toBe('');
    },
  );

  test('is built with an alias in place of another import', async () => {
    const built = await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      resolve: { alias: { 'react-pageflip': 'playable-resume/react-pageflip' } },
      build: {
        write: false,
        lib: { entry: join(project, 'aliased.tsx'), formats: ['es'], cssFileName: 'aliased' },
        rolldownOptions: { external: /^react(-dom)?($|\/)/ },
      },
    });
    const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    expect(files.map(({ fileName }) => fileName.split('.').pop()).sort()).toEqual(['css', 'js']);
  });

  test('can import every door on a server', async () => {
    const doors = ['', '/flipbook', '/react-pageflip', '/flipbook/early-press'].map((door) => `playable-resume${door}`);
    const names = doors.map((door) => `Object.keys(await import('${door}'))`);
    writeFileSync(join(project, 'names.js'), `console.log(JSON.stringify([${names}]));`);
    const [house, flipbook, dropIn, earlyPress] = JSON.parse((await runTool([join(project, 'names.js')])).output);
    expect(house).toEqual(expect.arrayContaining(['Booklet', 'Handheld', 'VisitProvider', 'levels']));
    expect(flipbook).toEqual(expect.arrayContaining(['Flipbook', 'defaultSettings']));
    expect(dropIn).toEqual(['default']);
    expect(earlyPress).toEqual(['earlyPressScript']);
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
    );
  });
});
