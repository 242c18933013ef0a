import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { libraryFolder } from '../library/buildLibrary.ts';
import { libraryFlipbookBudget } from './budgets.ts';
import { gzipBytes } from './gzipBytes.ts';
import type { Size } from './sizeTable.ts';

/** What the library's flipbook adds to a page that has React: bundled and minified, as its user's tools would. */
export async function flipbookSize(): Promise<Size> {
  const folder = mkdtempSync(join(tmpdir(), 'flipbook-'));
  try {
    await build({
      root: libraryFolder,
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: {
          input: join(libraryFolder, 'flipbook.js'),
          external: [/^react($|\/)/, /^react-dom($|\/)/],
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'flipbook.js', codeSplitting: false },
        },
      },
    });
    const bytes = await gzipBytes([join(folder, 'flipbook.js')]);
    return { name: 'flipbook', kind: 'JS', bytes, budget: libraryFlipbookBudget };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
