import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { libraryFolder } from '../library/buildLibrary.ts';
import { dropInBudget, libraryFlipbookBudget } from './budgets.ts';
import { gzipBytes } from './gzipBytes.ts';
import type { Size } from './sizeTable.ts';

/**
 * What the library's flipbook adds to a page that has React, and what its drop-in for react-pageflip adds: bundled and
 * minified, as their user's tools would.
 */
export async function flipbookSizes(): Promise<readonly Size[]> {
  const flipbook = await bundledBytes('flipbook.js');
  const dropIn = await bundledBytes('react-pageflip.js');
  return [
    { name: 'flipbook', kind: 'JS', bytes: flipbook, budget: libraryFlipbookBudget },
    { name: 'what the drop-in is more', kind: 'JS', bytes: dropIn - flipbook, budget: dropInBudget },
  ];
}

async function bundledBytes(entry: string): Promise<number> {
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
          input: join(libraryFolder, entry),
          external: [/^react($|\/)/, /^react-dom($|\/)/],
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'bundle.js', codeSplitting: false },
        },
      },
    });
    return await gzipBytes([join(folder, 'bundle.js')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
