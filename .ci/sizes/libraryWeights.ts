import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleWeight } from './bundleWeight.ts';
import type { Weight } from './sizeTable.ts';

const root = resolve(import.meta.dirname, '../..');

/** What each entry of the built library adds to a page that has React. The whole library loads parts later: the site's pages are weighed. */
export function libraryWeights(): Promise<Weight[]> {
  const { exports }: { exports: Record<string, string | { default?: string }> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const scripts = Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    return path !== '.' && file?.endsWith('.js') ? [{ name: path.slice(2), file }] : [];
  });
  return Promise.all(
    scripts.map(async ({ name, file }) => {
      const { script, sheet } = await bundleWeight(join(root, file));
      return { name, bytes: { JS: script, ...(sheet > 0 && { CSS: sheet }) } };
    }),
  );
}
