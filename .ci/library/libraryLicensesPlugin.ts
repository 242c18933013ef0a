import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundledPackages, licensesFile, licensesText } from '../licenses/licensesText.ts';

const modules = resolve(import.meta.dirname, '../../node_modules');

/** An address in a style sheet that names a file of a package. */
const packageUrl = /url\(["']?(?![./#]|data:)([^"')]+)/g;

/**
 * Writes `licenses.txt`: what the licences of all bundled code and fonts ask to be handed on. A library's fonts are put into its style
 * sheet, so no file tells of them: they are read from the style sheets, with what these import.
 */
export function libraryLicensesPlugin(): Plugin {
  const fonts = new Set<string>();
  const reader = {
    postcssPlugin: 'font-files',
    Declaration: ({ value }: { readonly value: string }): void => {
      for (const [, path = ''] of value.matchAll(packageUrl)) fonts.add(join(modules, path));
    },
  };
  return {
    name: 'library-licenses',
    config: () => ({ css: { postcss: { plugins: [reader] } } }),
    generateBundle(_, bundle) {
      const code = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const source = licensesText(bundledPackages([...code, ...fonts]));
      this.emitFile({ type: 'asset', fileName: licensesFile, source });
    },
  };
}
