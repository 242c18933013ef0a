import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkServed } from './checkServed.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles and minifies, as the site does. */
async function bundle(code: string) {
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'in/entry.js'), code);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: join(folder, 'out'),
      emptyOutDir: true,
      rolldownOptions: { input: join(folder, 'in/entry.js') },
    },
    resolve: {
      alias: {
        zod: join(root, 'node_modules/zod'),
        'mdast-util-from-markdown': join(root, 'node_modules/mdast-util-from-markdown'),
        '@jsonresume/schema': join(root, 'node_modules/@jsonresume/schema'),
      },
    },
  });
  return join(folder, 'out');
}

test.each([
  ['zod', "import { z } from 'zod'; console.log(z.object({ a: z.string() }).safeParse(location));"],
  ['the JSON Resume schema', "import schema from '@jsonresume/schema/schema.json'; console.log(schema);"],
  [
    'the Markdown parser',
    "import { fromMarkdown } from 'mdast-util-from-markdown'; console.log(fromMarkdown(location.hash));",
  ],
])('finds %s in a minified script', async (what, code) => {
  const out = await bundle(code);
  await expect(checkServed(relativeToRoot(out))).rejects.toThrow(`contains ${what}. Import types only`);
});

test('accepts a script that has none', async () => {
  expect(await checkServed(relativeToRoot(await bundle('console.log(location);')))).toBe('');
});

test('refuses an empty folder', async () => {
  await expect(checkServed(relativeToRoot(folder))).rejects.toThrow('has no scripts to look into');
});

function relativeToRoot(path: string) {
  return join('../'.repeat(root.split('/').length), path);
}
