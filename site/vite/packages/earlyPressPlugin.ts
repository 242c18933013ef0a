import { minify, type Plugin, runnerImport } from 'vite';

/**
 * Puts the early press script into the package as text. A project's bundler would rewrite a
 * function: the bundler's helpers would be missing where the script runs, and the script's hash
 * would change.
 * @param file the path of the module that exports the script
 */
export function earlyPressPlugin(file: string): Plugin {
  return {
    name: 'early-press',
    enforce: 'pre',
    async load(id) {
      if (id !== file) return null;
      const options = { configFile: false, logLevel: 'error' } as const;
      const { module } = await runnerImport<{ earlyPressScript: string }>(id, options);
      const { code } = await minify('earlyPress.js', module.earlyPressScript);
      return `export const earlyPressScript = ${JSON.stringify(code.trim())};`;
    },
  };
}
