import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { buildTarget } from '../browsers.ts';
import { licensesPlugin } from '../licenses/licensesPlugin.ts';
import { clientDirectivesPlugin } from './clientDirectivesPlugin.ts';
import { styleSheetsPlugin } from './styleSheetsPlugin.ts';

/** The source of a published package. */
export interface PackageSource {
  /** The source folder. */
  readonly source: string;
  /** The file of each entry, relative to the source folder. */
  readonly entries: Readonly<Record<string, string>>;
  /** The style sheet of each entry that has one. */
  readonly sheets: Readonly<Record<string, string>>;
  /** An entry that also has functions for servers. */
  readonly open?: string;
}

/** Vite's configuration for building a package of modules. */
export function packageConfig({ source, entries, sheets, open }: PackageSource): UserConfig {
  return {
    root: source,
    plugins: [react(), clientDirectivesPlugin(open), styleSheetsPlugin(sheets), licensesPlugin()],
    publicDir: false,
    build: {
      emptyOutDir: true,
      target: buildTarget,
      // Users minify it themselves; until then it should be readable.
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
  };
}
