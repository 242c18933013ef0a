import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productionBuild } from '../steps/productionBuild.ts';
import { budgets } from './budgets.ts';
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
  expect(() => checkServed(outDir)).toThrow(`contains ${what}. Import types only`);
});
