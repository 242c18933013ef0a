import type { Plugin } from 'vite';
import { licensesText, modules } from './licensesText.ts';

/** An address in a style sheet that names a file of a package. */
const packageUrl = /url\(["']?(?![./#]|data:)([^"')]+)/g;

/**
 * Writes `licenses.txt` with the licenses of all bundled code and fonts. Vite's own `build.license`
 * covers scripts only, and a library's fonts are inlined into its style sheet.
 */
export function licensesPlugin(): Plugin {
  const fonts = new Set<string>();
  const reader = {
    postcssPlugin: 'font-files',
    Declaration: ({ value }: { readonly value: string }): void => {
      for (const [, path = ''] of value.matchAll(packageUrl)) fonts.add(modules + path);
    },
  };
  return {
    name: 'licenses',
    config: () => ({ css: { postcss: { plugins: [reader] } } }),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const code = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const source = licensesText([...code, ...fonts]);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}
