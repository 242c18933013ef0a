// The library alone: `npm run build:lib`. The site has its own configuration (site/vite.config.ts).
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../.ci/browsers.ts';

const source = import.meta.dirname;

export default defineConfig({
  root: source,
  plugins: [react()],
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
        'react-pageflip': join(source, 'flipbook/compat.tsx'),
      },
      formats: ['es'],
    },
    // A style sheet for each chunk, so that the book's is to be had alone; buildLibrary.ts gives them their names.
    cssCodeSplit: true,
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
