import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleWeight } from './bundleWeight.ts';
import type { Weight } from './sizeTable.ts';

const folder = resolve(import.meta.dirname, '../../dist/flipbook');

/** The bytes that each entry of the built flipbook adds to a page with React. */
export function libraryWeights(): Promise<Weight[]> {
  const { exports }: { exports: Record<string, string | { default?: string }> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const scripts = Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    return file?.endsWith('.js') ? [{ name: path.slice(2) || 'the flipbook', file }] : [];
  });
  return Promise.all(
    scripts.map(async ({ name, file }) => {
      const { script, sheet } = await bundleWeight(join(folder, file));
      return { name, bytes: { JS: script, ...(sheet > 0 && { CSS: sheet }) } };
    }),
  );
}
