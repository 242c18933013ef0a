// The library alone: `npm run build:lib`. The site has its own configuration (site/vite.config.ts).
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../.ci/browsers.ts';
import { clientDirectivesPlugin } from '../.ci/library/clientDirectivesPlugin.ts';
import { earlyPressPlugin } from '../.ci/library/earlyPressPlugin.ts';
import { libraryLicensesPlugin } from '../.ci/library/libraryLicensesPlugin.ts';
import { styleSheets } from '../.ci/library/styleSheets.ts';
import { styleSheetsPlugin } from '../.ci/library/styleSheetsPlugin.ts';

const source = import.meta.dirname;
const earlyPress = join(source, 'flipbook/earlyPressScript.ts');

export default defineConfig({
  root: source,
  plugins: [
    react(),
    earlyPressPlugin(earlyPress),
    clientDirectivesPlugin('index'),
    styleSheetsPlugin(styleSheets),
    libraryLicensesPlugin(),
  ],
  publicDir: false,
  build: {
    outDir: join(source, '../dist/lib'),
    emptyOutDir: true,
    target: buildTarget,
    // Who uses it minifies it; until then it is to be read.
    minify: false,
    lib: {
      entry: {
        index: join(source, 'index.ts'),
        flipbook: join(source, 'flipbook/index.ts'),
        'early-press': earlyPress,
        'react-pageflip': join(source, 'flipbook/compat.tsx'),
      },
      formats: ['es'],
    },
    cssCodeSplit: true,
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/],
      output: {
        // A built module for each of ours: a server component gets those without React as they are, and the others by reference.
        preserveModules: true,
        preserveModulesRoot: source,
        // npm packs no folder of that name.
        entryFileNames: ({ name }) => `${name.replace(/^node_modules/, 'bundled')}.js`,
      },
    },
  },
});
