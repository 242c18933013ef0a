import { join, resolve } from 'node:path';
import { bundleWeight } from '../../sizes/bundleWeight.ts';
import type { Results } from './rows.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What each book sends to a browser that has React already: minified, gzip, in bytes. */
export async function bookSizes(): Promise<Results> {
  const weight = (file: string) => bundleWeight(join(root, file));
  const own = await weight('src/flipbook/index.ts');
  const dropIn = await weight('src/flipbook/compat.tsx');
  const pageFlip = await weight('node_modules/page-flip/dist/js/page-flip.browser.js');
  const reactPageflip = await weight('node_modules/react-pageflip/build/index.es.js');
  return {
    flipbook: { script: own.first, wholeScript: own.all, dropIn: dropIn.first, sheet: own.sheet },
    // Theirs have their style sheet in the script, and load it all at once.
    'page-flip': { script: pageFlip.first, wholeScript: pageFlip.all },
    'react-pageflip': { script: reactPageflip.first, wholeScript: reactPageflip.all, dropIn: reactPageflip.first },
  };
}
