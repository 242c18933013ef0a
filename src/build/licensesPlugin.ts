import type { Plugin } from 'vite';
import { licensesText, modules } from './licensesText.ts';

/** An address in a style sheet that names a file of a package. */
const packageUrl = /url\(["']?(?![./#]|data:)([^"')]+)/g;

/**
 * Writes `licenses.txt`: what the licences of all bundled code and fonts ask to be handed on. Vite's own `build.license` has the
 * scripts only. A library's fonts are put into its style sheet, so no file tells of them: they are read from the style sheets, with
 * what these import.
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
