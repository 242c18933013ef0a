import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const theme = new URL('../../../src/theme/theme.css', import.meta.url);

/**
 * Puts the order of the cascade layers at the head of every style sheet. The first sheet that arrives fixes the order
 * for good, and which one that is depends on how the build has cut the site into chunks.
 */
export function layerOrder(): Plugin {
  const statement = layerStatement(readFileSync(theme, 'utf8'));
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

/**
 * The statement that names the layers in their order.
 *
 * @throws when the theme has none
 */
export function layerStatement(css: string): string {
  const [statement] = /@layer [^;{}]+;/.exec(css) ?? [];
  if (!statement)
    throw new Error(
      'src/theme/theme.css does not name the layers in their order. Put "@layer tokens, …;" first in it.',
    );
  return statement;
}
