import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { productionBuild } from '../../site/vite/productionBuild.ts';

/** Bytes over the network. */
export const gzipBytes = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** The gzip size in bytes of a bundled and minified part of a page, without React. */
export interface BundleWeight {
  readonly script: number;
  readonly sheet: number;
}

/**
 * Bundles the file `entry` for production and measures the result.
 * @throws unless the result is one script (besides the wheel's), because a first press must not wait
 * for another
 */
export async function bundleWeight(entry: string): Promise<BundleWeight> {
  const bundle = await productionBuild({
    root: dirname(entry),
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      // Exclude the loader for lazy chunks, which a bundler adds once per application.
      ssr: entry,
      ssrEmitAssets: true,
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
    ssr: { noExternal: true },
  });
  if (!('output' in bundle)) throw new Error(`Expected one bundle for ${entry}.`);
  // The flipbook loads the wheel only for `turnBy.wheel`, so its chunk does not count.
  const scripts = bundle.output.flatMap((file) =>
    file.type === 'chunk' && (file.isEntry || file.name !== 'wheel') ? [file] : [],
  );
  const [script] = scripts;
  if (!script || scripts.length > 1) {
    const names = scripts.map(({ fileName }) => fileName).join(', ');
    throw new Error(
      `Expected one script for ${entry}, found ${scripts.length}: ${names}. Replace its dynamic imports with static ones.`,
    );
  }
  const sheets = bundle.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [gzipBytes(Buffer.from(file.source))] : [],
  );
  return { script: gzipBytes(script.code), sheet: sheets.reduce((sum, bytes) => sum + bytes, 0) };
}
