import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dropInBudget, dropInStyleBudget, libraryFlipbookBudget } from './budgets.ts';
import { bundleWeight } from './bundleWeight.ts';
import { libraryEntries } from './libraryEntries.ts';
import type { Size } from './sizeTable.ts';

const root = resolve(import.meta.dirname, '../../dist/flipbook');
const book = 'the book';
const dropIn = 'react-pageflip';

/** What each entry of the library adds to a page that has React, and what the drop-in for react-pageflip adds to the flipbook. */
export async function flipbookSizes(): Promise<readonly Size[]> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sizes: Size[] = [];
  const scripts: Record<string, number> = {};
  for (const { name, file } of libraryEntries(exports)) {
    const { script, sheet } = await bundleWeight(join(root, file));
    scripts[name] = script;
    sizes.push({ name, kind: 'JS', bytes: script, budget: name === book ? libraryFlipbookBudget : undefined });
    if (sheet > 0)
      sizes.push({ name, kind: 'CSS', bytes: sheet, budget: name === dropIn ? dropInStyleBudget : undefined });
  }
  const more = (scripts[dropIn] ?? Number.NaN) - (scripts[book] ?? Number.NaN);
  if (Number.isNaN(more)) throw new Error(`package.json should export . and ./${dropIn}: their sizes are compared.`);
  return [...sizes, { name: 'what the drop-in is more', kind: 'JS', bytes: more, budget: dropInBudget }];
}
