import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { productionBuild } from '../steps/productionBuild.ts';
import { gzipBytes } from './gzipBytes.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const output = await bundle(entry, folder);
    const weight = (files: readonly { fileName: string }[]) =>
      gzipBytes(files.map(({ fileName }) => join(folder, fileName)));
    const chunks = output.filter((file) => file.type === 'chunk');
    if (chunks.length !== 1) {
      const names = chunks.map(({ fileName }) => fileName).join(', ');
      throw new Error(`${entry} should be one script and is ${chunks.length}: ${names}. Import what it loads later.`);
    }
    const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
    return { script: weight(chunks), sheet: weight(sheets) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bundle(entry: string, folder: string): Promise<Rolldown.RolldownOutput['output']> {
  const built = await productionBuild({
    root: dirname(entry),
    logLevel: 'silent',
    // As in a build for browsers.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      // Without what a bundler adds once to a whole application to load its later parts.
      ssr: entry,
      ssrEmitAssets: true,
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
    ssr: { noExternal: true },
  });
  if (!('output' in built)) throw new Error(`Bundling ${entry} should give one bundle.`);
  return built.output;
}
