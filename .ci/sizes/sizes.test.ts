import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productionBuild } from '../steps/productionBuild.ts';
import { budgets } from './budgets.ts';
import { bundleWeight } from './bundleWeight.ts';
import { checkServed } from './checkServed.ts';
import { gzipBytes, siteWeights } from './siteWeights.ts';
import { sizeTable } from './sizeTable.ts';

// Below the repository, so that packages are found.
const cache = resolve(import.meta.dirname, '../../node_modules/.cache');
let folder: string;

beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'sizes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

test('a page is weighed once, with all that it loads at first, in the window for which that is more', () => {
  const files = {
    'a/entry.js': 'import{a}from"./shared.js";const later=()=>import("./later.js");',
    'a/shared.js': 'import"./base.js";export const a=1',
    'a/base.js': 'import{a}from"./shared.js"',
    'a/later.js': 'not at first',
    'a/narrow.js': 'export const console = "a button, a button, and one more";',
    'a/wide.js': '',
    'a/site.css': 'a{color:red}',
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  write('a/sans.woff2', 'letters');
  const page = [
    '<template><script type="module" src="/a/entry.js"></script></template>',
    '<link rel="modulepreload" href="/a/shared.js">',
    '<link rel="modulepreload" href="/a/narrow.js" media="(width &lt; 650px)">',
    '<link rel="modulepreload" href="/a/wide.js" media="(width &gt;= 650px)">',
    '<link rel="stylesheet" href="/a/site.css"><link rel="preload" as="font" href="/a/sans.woff2">',
  ].join('');
  for (const file of ['index.html', 'flipbook.html', 'flipbook/index.html']) write(file, `<style>a{}</style>${page}`);

  const scripts = ['a/entry.js', 'a/shared.js', 'a/base.js', 'a/narrow.js'] as const;
  const bytes = {
    HTML: gzipBytes(page),
    'first CSS': gzipBytes(`<style>a{}</style>${page}`) - gzipBytes(page),
    fonts: 'letters'.length,
    CSS: gzipBytes(files['a/site.css']),
    JS: scripts.reduce((sum, file) => sum + gzipBytes(files[file]), 0),
  };
  expect(siteWeights(folder)).toEqual(['/flipbook', '/'].map((name) => ({ name, bytes })));
});

const most = (budgets['the flipbook']?.JS ?? 0) * 1000;
const script = (bytes: number) => [{ name: 'the flipbook', bytes: { JS: bytes } }];

test.each([
  ['over its budget', script(most + 1), 'kB  over'],
  ['without one', [{ name: '/new', bytes: { HTML: 1 } }], '0.00 kB  over'],
  ['not built', [], 'nothing to weigh'],
])('what is %s fails', (_, weights, message) => {
  expect(() => sizeTable(weights)).toThrow(message);
});

test('a bundle has its style sheet, and nothing that is for development alone', async () => {
  write('advice.js', 'export const advice = "what differs from another book, and what to do about it";');
  write('book.css', '.book { color: red; }');
  const install = 'try { if (process.env.NODE_ENV !== "production") said = advice; } catch {}';
  const entry = write(
    'book.js',
    `import "./book.css"; import { advice } from "./advice.js"; export let said; ${install}`,
  );
  const alone = await bundleWeight(write('alone.js', 'export let said;'));
  const { script, sheet } = await bundleWeight(entry);
  expect([script, alone.sheet]).toEqual([alone.script, 0]);
  expect(sheet).toBeGreaterThan(0);
});

test('what would load a part of itself later is refused', async () => {
  write('later.js', 'export const later = "a pointer";');
  const entry = write('book.js', 'export const book = () => import("./later.js");');
  await expect(bundleWeight(entry)).rejects.toThrow(/book\.js should be one script and is 2: .*later/);
});

test.each([
  ['zod', "import { z } from 'zod'; console.log(z.object({ a: z.string() }).safeParse(location));"],
  ['the JSON Resume schema', "import schema from '@jsonresume/schema/schema.json'; console.log(schema);"],
  [
    'the Markdown parser',
    "import { fromMarkdown } from 'mdast-util-from-markdown'; console.log(fromMarkdown(location.hash));",
  ],
])('%s is found in a minified script', async (what, code) => {
  const input = write('entry.js', code);
  const outDir = join(folder, 'out');
  await productionBuild({ root: folder, logLevel: 'silent', build: { outDir, rolldownOptions: { input } } });
  await expect(checkServed(outDir)).rejects.toThrow(`contains ${what}. Import types only`);
});

test('a script without them is fine, and no script at all is not', async () => {
  await expect(checkServed(folder)).rejects.toThrow('has no scripts to look into');
  write('entry.js', 'console.log(location);');
  expect(await checkServed(folder)).toBe('');
});
