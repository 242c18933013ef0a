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
    flipbook: { script: own.script, dropIn: dropIn.script, sheet: own.sheet },
    // Theirs have their style sheet in the script.
    'page-flip': { script: pageFlip.script },
    'react-pageflip': { script: reactPageflip.script, dropIn: reactPageflip.script },
  };
}
