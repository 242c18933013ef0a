import { join, resolve } from 'node:path';
import { bundleWeight } from '../../../../.ci/sizes/bundleWeight.ts';
import type { Results } from './rows.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** What each book's script sends to a browser that has React already: minified, gzip, in bytes. */
export async function bookSizes(): Promise<Results> {
  const script = async (file: string) => (await bundleWeight(join(root, file))).script;
  const reactPageflip = await script('node_modules/react-pageflip/build/index.es.js');
  return {
    flipbook: { script: await script('src/flipbook/index.ts'), dropIn: await script('src/flipbook/compat.tsx') },
    'page-flip': { script: await script('node_modules/page-flip/dist/js/page-flip.browser.js') },
    'react-pageflip': { script: reactPageflip, dropIn: reactPageflip },
  };
}
