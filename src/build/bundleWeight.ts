import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { productionBuild } from './productionBuild.ts';

/** Bytes as a host sends them. */
export const gzipBytes = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** What a part of a page weighs once it is bundled and minified, gzip bytes, without React. */
export interface BundleWeight {
  readonly script: number;
  readonly sheet: number;
}

/**
 * Bundles `entry`, a file, as its user's tools would, and weighs what comes out.
 *
 * @throws when it is not one script: a first press must not wait for a part that loads later
 */
export async function bundleWeight(entry: string): Promise<BundleWeight> {
  const bundle = await productionBuild({
    root: dirname(entry),
    logLevel: 'silent',
    // As in a build for browsers.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      // Without what a bundler adds once to a whole application to load its later parts.
      ssr: entry,
      ssrEmitAssets: true,
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
    ssr: { noExternal: true },
  });
  if (!('output' in bundle)) throw new Error(`Bundling ${entry} should give one bundle.`);
  const scripts = bundle.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const [script] = scripts;
  if (!script || scripts.length > 1) {
    const names = scripts.map(({ fileName }) => fileName).join(', ');
    throw new Error(`${entry} should be one script and is ${scripts.length}: ${names}. Import what it loads later.`);
  }
  const sheets = bundle.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [gzipBytes(Buffer.from(file.source))] : [],
  );
  return { script: gzipBytes(script.code), sheet: sheets.reduce((sum, bytes) => sum + bytes, 0) };
}
