import { build } from 'vite';

/**
 * A script and what it imports, in one file that any browser runs which has modules at all: what it is for is to be there
 * where the site's own script cannot be read.
 *
 * @param entry its file
 * @throws when it cannot be built
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
  if (code === undefined) throw new Error(`${entry} was built without an output.`);
  return code;
}
