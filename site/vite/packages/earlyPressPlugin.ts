// Builds the package of the book: the first half of `npm run build:lib`.
import { join, resolve } from 'node:path';
import { mergeConfig, minify, type Plugin, runnerImport } from 'vite';
import { packageConfig } from './packageConfig.ts';

const source = resolve(import.meta.dirname, '../../../src/flipbook');
const earlyPress = join(source, 'earlyPressScript.ts');

/**
 * Puts the early press script into the package as a text: a project's bundler would rewrite a
 * function, so its helpers would be missing where the script runs, and its hash would change.
 */
const earlyPressAsText = {
  name: 'early-press',
  enforce: 'pre',
  async load(id) {
    if (id !== earlyPress) return null;
    const options = { configFile: false, logLevel: 'error' } as const;
    const { module } = await runnerImport<{ earlyPressScript: string }>(id, options);
    const { code } = await minify('earlyPress.js', module.earlyPressScript);
    return `export const earlyPressScript = ${JSON.stringify(code.trim())};`;
  },
} satisfies Plugin;

export default mergeConfig(
  packageConfig({
    source,
    entries: {
      index: 'index.ts',
      'early-press': 'earlyPressScript.ts',
      'react-pageflip': 'compat.tsx',
      zoom: 'around/zoom.ts',
      address: 'around/address.ts',
      sound: 'around/sound.ts',
      'around/toolbar/parts': 'around/toolbar/parts.ts',
    },
    sheets: { index: 'flipbook.css', 'react-pageflip': 'react-pageflip.css' },
  }),
  { plugins: [earlyPressAsText] },
);
