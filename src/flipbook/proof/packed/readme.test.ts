// The code that the flipbook's README shows: compiled, built, and run with the library as published. What it shows for Next is in
// nextConsumer.test.ts.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../../../../.ci/chromium.ts';
import { serveFolder } from '../../../../.ci/site/serveFolder.ts';
import { runTool } from '../../../../.ci/steps/runTool.ts';
import { installPackages } from './consumerProject.ts';
import { linkPackages } from './linkPackages.ts';
import { readmeFiles } from './readmeFiles.ts';

const tools = resolve(import.meta.dirname, '../../../../node_modules');
const installed = [
  'react',
  'react-dom',
  'react-router',
  '@types/react',
  '@types/react-dom',
  'vite',
  '@vitejs/plugin-react',
];

test('a file of a README is a code block that begins with its path', () => {
  const files = readmeFiles('```tsx\n// src/a.tsx\nexport {};\n```\n\n```sh\nnpm install\n```\n');
  expect(files).toEqual({ 'src/a.tsx': 'export {};\n' });
});

describe("the README's code", () => {
  let folder: string;
  let project: string;
  let vite: string;
  let files: Readonly<Record<string, string>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'readme-'));
    project = join(folder, 'project');
    cpSync(join(import.meta.dirname, 'consumer/readme'), project, { recursive: true });
    vite = join(project, 'node_modules/vite/bin/vite.js');
    linkPackages(installed, join(project, 'node_modules'));
    installPackages(inject('packages'), join(project, 'node_modules'));
    files = readmeFiles(readFileSync(join(project, 'node_modules/react-page-turn/README.md'), 'utf8'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has a page for Vite in thirty lines, and one for each other way that it names', () => {
    const names = [
      'src/main.tsx',
      'app/page.tsx',
      'app/CountedManual.tsx',
      'app/routes/manual.tsx',
      'manual.cjs',
      'src/Album.tsx',
    ];
    expect(Object.keys(files)).toEqual(names);
    expect(files['src/main.tsx']?.split('\n').length).toBeLessThanOrEqual(30);
  });

  test('is type-checked strictly, with the types of all that it imports', async () => {
    const compilerOptions = {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    };
    const shown = Object.keys(files).filter((path) => path.endsWith('.tsx'));
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: shown }));
    expect((await runTool([join(tools, 'typescript-7/bin/tsc'), '-p', project])).output).toBe('');
  });

  test('is built by Vite without a message, and shows a book whose pages turn', async () => {
    const { code, output } = await runTool([vite, 'build', project, '--logLevel', 'warn']);
    expect([code, output]).toEqual([0, '']);
    const site = await serveFolder(join(project, 'dist'), 0);
    const browser = await chromium.launch(await chromiumLaunchOptions());
    try {
      const page = await browser.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(String(error)));
      await page.goto(site.address);
      await page.getByRole('heading', { name: 'The manual' }).waitFor();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Click on this one.').waitFor();
      await page.getByRole('heading', { name: 'The manual' }).waitFor({ state: 'hidden' });
      await page.getByRole('group', { name: 'Manual' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByText('Press an arrow key.').waitFor();
      expect(messages).toEqual([]);
    } finally {
      await browser.close();
      await site.stop();
    }
  });

  test('is rendered by a server of React Router, links included', async () => {
    const built = await runTool([
      vite,
      'build',
      project,
      '--ssr',
      'server.jsx',
      '--outDir',
      'server',
      '--logLevel',
      'warn',
    ]);
    expect(built).toEqual({ code: 0, output: '' });
    const { output } = await runTool([join(project, 'server/server.js')]);
    expect(output).toContain('<h1>The manual</h1>');
    expect(output).toContain('<a href="/" data-discover="true">The way back</a>');
  });

  test('runs in a project of CommonJS modules', async () => {
    expect((await runTool([join(project, 'manual.cjs')])).output).toMatch(/^<div .*<p>The first page<\/p>.*\n$/);
  });
});
