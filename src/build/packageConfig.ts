import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { buildTarget } from './browsers.ts';
import { clientDirectivesPlugin } from './clientDirectivesPlugin.ts';
import { licensesPlugin } from './licensesPlugin.ts';
import { styleSheetsPlugin } from './styleSheetsPlugin.ts';

/** What one of the published packages is made of. */
export interface PackageSource {
  /** The folder of its source. */
  readonly source: string;
  /** The file of each entry, from the source. */
  readonly entries: Readonly<Record<string, string>>;
  /** The style sheet of each entry that has one. */
  readonly sheets: Readonly<Record<string, string>>;
  /** An entry with functions for servers, too. */
  readonly open?: string;
}

/** How Vite builds a package of modules. */
export function packageConfig({ source, entries, sheets, open }: PackageSource): UserConfig {
  return {
    root: source,
    plugins: [react(), clientDirectivesPlugin(open), styleSheetsPlugin(sheets), licensesPlugin()],
    publicDir: false,
    build: {
      emptyOutDir: true,
      target: buildTarget,
      // Who uses it minifies it; until then it is to be read.
      minify: false,
      lib: {
        entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(source, file)])),
        formats: ['es'],
      },
      cssCodeSplit: true,
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/, /^react-page-turn($|\/)/],
        output: {
          // A built module for each of ours: a server component gets those without React as they are, and the others by reference.
          preserveModules: true,
          preserveModulesRoot: source,
          // npm packs no folder of that name.
          entryFileNames: ({ name }) => `${name.replace(/^node_modules/, 'bundled')}.js`,
        },
      },
    },
  };
}
