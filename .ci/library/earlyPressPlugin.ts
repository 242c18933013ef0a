import { minify, type Plugin, runnerImport } from 'vite';

type EarlyPress = typeof import('../../src/flipbook/earlyPressScript.ts');

/**
 * Makes the script for early presses a text in the library, not a function that the project's own bundler would rewrite first:
 * names that it keeps by a function of its own are unknown where the script runs, and each of its builds is another text,
 * with another hash.
 *
 * @param module the path of the module that exports the script
 */
export function earlyPressPlugin(module: string): Plugin {
  return {
    name: 'early-press',
    enforce: 'pre',
    async load(id) {
      if (id !== module) return null;
      const { earlyPressScript } = (await runnerImport<EarlyPress>(id, { configFile: false, logLevel: 'error' }))
        .module;
      const { code } = await minify('earlyPress.js', earlyPressScript);
      return `export const earlyPressScript = ${JSON.stringify(code.trim())};`;
    },
  };
}
