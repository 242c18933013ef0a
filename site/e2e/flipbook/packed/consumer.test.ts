// Projects with React 18 that use the packed packages. Those of the README and Next have React 19.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { transformWithOxc } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../../../vite/runTool.ts';
import { visitors } from '../../visitor.ts';
import { bundle, installedPath, testProject, typeErrors } from './testProject.ts';

const visit = visitors();

/** The rules of Tailwind's reset that affect a flipbook. */
const reset = `@layer theme, base, components, utilities; @layer base {
  *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
  img, video { display: block; max-width: 100%; height: auto }
  [hidden]:where(:not([hidden="until-found"])) { display: none !important } }`;

const react18 = { react: 'react-18', 'react-dom': 'react-dom-18', '@types/react': 'types-react-18' };

describe.each([
  {
    runner: 'Jest 30',
    command: ['jest/bin/jest.js', '--env', installedPath('jest-environment-jsdom'), '--rootDir'],
    passes: 3,
  },
  // The version of Create React App. It ignores `exports`, so it finds only the main entry and the drop-in.
  { runner: 'Jest 27', command: ['jest-27/bin/jest.js', 'book', '--env', 'jsdom', '--rootDir'], passes: 2 },
  {
    runner: 'Vitest',
    command: ['vitest/vitest.mjs', '--run', '--environment', 'jsdom', '--globals', '--root'],
    passes: 3,
  },
])('a project with $runner', ({ command: [tool = '', ...options], passes }) => {
  let project: string;
  beforeAll(() => {
    project = testProject('jsdom', react18).folder;
    if (tool.startsWith('jest')) toCommonJs(project);
  });

  test('passes tests that turn flipbooks in jsdom', async () => {
    const { output } = await runTool([installedPath(tool), ...options, project], { env: { NO_COLOR: '1' } });
    expect(output).toMatch(new RegExp(`Tests: +${passes} passed, ${passes} total|Tests +${passes} passed \\(`));
  });
});

/** Compiles a project's tests to CommonJS, as Babel's presets do. */
function toCommonJs(folder: string): void {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 };
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.jsx'))) {
    const { outputText } = ts.transpileModule(readFileSync(join(folder, name), 'utf8'), { compilerOptions });
    rmSync(join(folder, name));
    writeFileSync(join(folder, name.replace('.jsx', '.js')), outputText);
  }
}

describe('a project with React 18', () => {
  let project: string;
  /** The extensions of the bundled files, such as `js` and `css`. */
  const bundledExtensions = async (...[entry, options]: Parameters<typeof bundle>) =>
    (await bundle(join(project, entry), { root: project, ...options }))
      .map(({ fileName }) => fileName.split('.').pop())
      .sort();

  beforeAll(async () => {
    project = testProject('react', react18).folder;
    // Node 20 does not run TypeScript.
    const books = readFileSync(join(project, 'books.tsx'), 'utf8');
    const { code } = await transformWithOxc(books, 'books.tsx', { jsx: { runtime: 'automatic' } });
    writeFileSync(join(project, 'books.js'), code);
  });

  test.each([
    { resolution: 'a bundler' },
    {
      // Create React App sets `node10`, which only TypeScript up to 6 supports and which ignores
      // `exports`.
      resolution: 'an older bundler',
      compiler: 'typescript/bin/tsc6',
      files: ['books.tsx', 'dropInRefs.tsx'],
      moduleResolution: 'node10',
      ignoreDeprecations: '6.0',
      skipLibCheck: true,
    },
    {
      resolution: 'a bundler with an alias',
      files: ['aliased.tsx'],
      paths: {
        'react-pageflip': ['./node_modules/react-page-turn/compat.d.ts'],
        'react-pageflip/build/html-flip-book/settings': [
          './node_modules/react-page-turn/compat/reactPageflipTypes.d.ts',
        ],
      },
    },
  ])(
    'type-checks when the types are resolved by $resolution',
    async ({ resolution: _, files = ['library.ts', 'books.tsx', 'dropInRefs.tsx'], ...options }) => {
      const compilerOptions = { exactOptionalPropertyTypes: true, types: ['react'], ...options };
      expect(await typeErrors(project, files, compilerOptions)).toBe('');
    },
  );

  test('builds with an alias for `react-pageflip`', async () => {
    const alias = { 'react-pageflip': 'react-page-turn/react-pageflip' };
    // The wheel's script has a file of its own, and so has the code that it shares with the flipbook.
    expect(await bundledExtensions('aliased.tsx', { resolve: { alias } })).toEqual(['css', 'js', 'js', 'js']);
  });

  test('can `require` the drop-in with its style sheet in a bundler', async () => {
    writeFileSync(join(project, 'required.cjs'), "module.exports = require('react-page-turn/react-pageflip');");
    const resolve = { conditions: ['browser', 'module'] };
    const extensions = await bundledExtensions('required.cjs', { format: 'cjs', resolve });
    expect(extensions).toEqual(['cjs', 'cjs', 'cjs', 'css']);
  });

  test('can import every entry on a server, and require the flipbook’s', async () => {
    const exportsByEntry = {
      'playable-resume': expect.arrayContaining(['Booklet', 'Handheld', 'VisitProvider', 'levels']),
      'react-page-turn': expect.arrayContaining(['Flipbook', 'defaultSettings']),
      'react-page-turn/react-pageflip': ['default'],
      'react-page-turn/early-press': ['earlyPressScript'],
      'react-page-turn/zoom': ['FlipbookZoom'],
      'react-page-turn/address': ['FlipbookAddress', 'usePageAddress'],
      'react-page-turn/edges': ['FlipbookEdges'],
      'react-page-turn/search': ['FlipbookSearch', 'useFlipbookSearch'],
      'react-page-turn/sound': ['useTurnSound'],
      'react-page-turn/spread': ['FlipbookSpread', 'spreadPages'],
      'react-page-turn/wheel': ['listenToWheel'],
      'react-page-turn/toolbar': ['Toolbar'],
    };
    const { 'playable-resume': _, ...required } = exportsByEntry;
    const expectExports = async (load: string, expected: object) => {
      const entries = Object.keys(expected).map((entry) => `'${entry}': Object.keys(${load}('${entry}'))`);
      writeFileSync(
        join(project, 'names.mjs'),
        `import { createRequire } from 'node:module'; console.log(JSON.stringify({ ${entries} }));`,
      );
      const { output } = await runTool([join(project, 'names.mjs')]);
      expect(JSON.parse(output)).toEqual(expected);
    };
    await expectExports('await import', exportsByEntry);
    await expectExports('createRequire(import.meta.url)', required);
  });

  describe('a flipbook bundled by esbuild', () => {
    let script: string;
    let style: string;
    /** Opens the server's HTML for a kind of book. */
    const openRendered = async (kind: string, css: string) => {
      const { output } = await runTool([join(project, 'server.js'), kind]);
      const visitor = await visit();
      await visitor.page.setContent(`<!doctype html><title>Books</title><style>${css}</style>${output}`);
      return { output, ...visitor };
    };

    beforeAll(async () => {
      // The style sheet comes with the drop-in; esbuild writes it to a file beside the script.
      const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
      const options = ['--bundle', '--log-level=warning', '--define:process.env.NODE_ENV="development"'];
      const outdir = join(project, 'bundled');
      const { output } = await runTool([esbuild, join(project, 'client.js'), ...options, `--outdir=${outdir}`]);
      if (output) throw new Error(output);
      script = readFileSync(join(project, 'bundled/client.js'), 'utf8');
      style = readFileSync(join(project, 'bundled/client.css'), 'utf8');
    });

    test.each([
      ['flipbook', 'before', (sheet: string) => sheet + reset],
      ['drop-in', 'after', (sheet: string) => reset + sheet],
    ])(
      '(%s), with its style %s Tailwind, renders on a server, hydrates, turns, calls handlers and unmounts, without console messages',
      async (kind, _, concatenate) => {
        const { output, page, messages } = await openRendered(kind, concatenate(style));
        // A second line would be a warning from React.
        expect(output.trim().split('\n')).toEqual([expect.stringContaining('<!-- React 18.')]);
        await page.getByText('Page 2').waitFor();
        expect(await page.getByText('Page 3').isVisible()).toBe(false);

        await page.addScriptTag({ content: script });
        expect(await page.locator('#root').getAttribute('data-react')).toMatch(/^18\./);
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
      },
    );

    // `bookWarnings.test.ts` has the other warnings.
    test('without a style sheet warns the developer once', async () => {
      const { page, messages } = await openRendered('flipbook', '');
      await page.addScriptTag({ content: script });
      const importLine = "import 'react-page-turn/flipbook.css';";
      await expect.poll(() => messages, { timeout: 10_000 }).toEqual([expect.stringContaining(importLine)]);
    });
  });
});
