import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const theme = new URL('../../../src/theme/theme.css', import.meta.url);

/**
 * Puts the order of the cascade layers at the head of every style sheet. The first sheet that arrives fixes the order
 * for good, and which one that is depends on how the build has cut the site into chunks.
 */
export function layerOrder(): Plugin {
  const statement = /@layer [^;{}]+;/.exec(readFileSync(theme, 'utf8'))?.[0];
  if (!statement) throw new Error('src/theme/theme.css names no order of layers. Put "@layer tokens, …;" first in it.');
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'asset' && part.fileName.endsWith('.css')) part.source = statement + part.source.toString();
      }
    },
  };
}
