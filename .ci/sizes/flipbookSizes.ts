import { join } from 'node:path';
import { libraryFolder } from '../library/buildLibrary.ts';
import { dropInBudget, libraryFlipbookBudget } from './budgets.ts';
import { bundleWeight } from './bundleWeight.ts';
import type { Size } from './sizeTable.ts';

/** What the library's flipbook adds to a page that has React, and what its drop-in for react-pageflip adds to that. */
export async function flipbookSizes(): Promise<readonly Size[]> {
  const flipbook = await bundleWeight(join(libraryFolder, 'flipbook.js'));
  const dropIn = await bundleWeight(join(libraryFolder, 'react-pageflip.js'));
  return [
    { name: 'flipbook', kind: 'JS', bytes: flipbook.script, budget: libraryFlipbookBudget },
    { name: 'what the drop-in is more', kind: 'JS', bytes: dropIn.script - flipbook.script, budget: dropInBudget },
  ];
}
