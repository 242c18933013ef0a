import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const theme = new URL('../../../src/theme/theme.css', import.meta.url);

/**
 * Puts the order of the cascade layers at the start of every style sheet. The first sheet that loads
 * sets the order, and it may be any of them.
 */
export function layerOrder(): Plugin {
  const statement = /@layer [^;{}]+;/.exec(readFileSync(theme, 'utf8'))?.[0];
  if (!statement) throw new Error('No layer order found in src/theme/theme.css. Put "@layer tokens, …;" at its start.');
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
