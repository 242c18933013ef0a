import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipBytes } from '../../sizes/gzipBytes.ts';
import { productionBuild } from './productionBuild.ts';
import type { Results } from './rows.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What each book sends to a browser that has React already: minified, gzip, in bytes. */
export async function bookSizes(): Promise<Results> {
  const own = await size('src/flipbook/index.ts');
  const dropIn = await size('src/flipbook/compat.tsx');
  const pageFlip = await size('node_modules/page-flip/dist/js/page-flip.browser.js');
  const reactPageflip = await size('node_modules/react-pageflip/build/index.es.js');
  return {
    flipbook: { script: own.script, dropIn: dropIn.script, sheet: own.sheet },
    // Theirs have their style sheet in the script.
    'page-flip': { script: pageFlip.script },
    'react-pageflip': { script: reactPageflip.script, dropIn: reactPageflip.script },
  };
}

async function size(entry: string): Promise<{ script: number; sheet: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'book-size-'));
  try {
    await productionBuild({
      root,
      build: {
        outDir: folder,
        emptyOutDir: true,
        modulePreload: false,
        rolldownOptions: {
          input: join(root, entry),
          external: [/^react($|\/)/, /^react-dom($|\/)/],
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const bytes = (ending: string) =>
      gzipBytes(files.filter((name) => name.endsWith(ending)).map((name) => join(folder, name)));
    return { script: await bytes('.js'), sheet: await bytes('.css') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
