import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { buildTarget } from '../browsers.ts';
import { licensesPlugin } from '../licensesPlugin.ts';
import { productionBuild } from '../productionBuild.ts';
import { runTool } from '../runTool.ts';
import { clientDirectivesPlugin } from './clientDirectivesPlugin.ts';
import { styleSheetsPlugin } from './styleSheetsPlugin.ts';

export interface PackageSource {
  /** The source folder, which has a `tsconfig.lib.json`. */
  readonly source: string;
  /** The output folder, which the build empties first. */
  readonly folder: string;
  /** The file of each entry, relative to the source folder. */
  readonly entries: Readonly<Record<string, string>>;
  /** The output file of the style sheet of each entry that has one. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The entry with functions for both servers and clients, if any. */
  readonly mixedEntry?: string;
  /** The packages of the fonts in its style sheets. */
  readonly fonts?: readonly string[];
  /** The plugin that loads the package's generated modules. */
  readonly generator: Plugin;
}

/**
 * Builds the modules, style sheets and types of a package.
 * @throws with the compiler's output if it fails
 */
export async function buildPackage(library: PackageSource): Promise<void> {
  const { source, folder, entries, sheets, mixedEntry, fonts, generator } = library;
  await productionBuild({
    root: source,
    plugins: [react(), clientDirectivesPlugin(mixedEntry), styleSheetsPlugin(sheets), licensesPlugin(fonts), generator],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: buildTarget,
      // Users minify the code themselves; until then it should be readable.
      minify: false,
      lib: {
        entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(source, file)])),
        formats: ['es'],
      },
      cssCodeSplit: true,
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/, /^react-page-turn($|\/)/],
        output: {
          // One built module per source module: server components get modules without React
          // directly and the others by reference.
          preserveModules: true,
          preserveModulesRoot: source,
          // npm does not pack folders of that name.
          entryFileNames: ({ name }) => `${name.replace(/^node_modules/, 'bundled')}.js`,
        },
      },
    },
  });
  const compiler = 'node_modules/typescript-7/bin/tsc';
  const { code, output } = await runTool([compiler, '-p', join(source, 'tsconfig.lib.json'), '--outDir', folder]);
  if (code !== 0) throw new Error(output.trim());
}
