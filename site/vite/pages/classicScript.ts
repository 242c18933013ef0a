import { build } from 'vite';

/**
 * Bundles a script into one file for older browsers, which fail to parse the site's own script.
 * @returns the minified code
 * @throws if the build fails
 */
export async function classicScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2017',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'fallback' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const code = bundle?.output[0].code;
  if (code === undefined) throw new Error(`The build of ${entry} has no output.`);
  return code;
}
