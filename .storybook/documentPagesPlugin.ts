import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const publicPrefix = 'virtual:document-pages/';
// The zero byte keeps other plugins away from a module that is on no disk.
const modulePrefix = `\0${publicPrefix}`;

/** Fine enough to read, coarse enough for a book of parts. */
const dotsPerInch = 72;

/**
 * Makes pictures of a foreign owner's documents importable: `virtual:document-pages/pdf/manual.pdf`. Each document is made, and its
 * pages are drawn in the reader's browser, when a story asks for them.
 */
export function documentPagesPlugin(): Plugin {
  let making: Promise<typeof import('./foreignDocument.ts')> | undefined;
  return {
    name: 'document-pages',
    // Found when the first of these stories is opened, it would load the page anew.
    config: () => ({ optimizeDeps: { exclude: ['pdfjs-dist'] } }),
    resolveId(id) {
      return id.startsWith(publicPrefix) ? id.replace(publicPrefix, modulePrefix) : undefined;
    },
    async load(id) {
      if (!id.startsWith(modulePrefix)) return;
      // The drawings in the documents are components; Node cannot read those by itself.
      making ??= runnerImport<typeof import('./foreignDocument.ts')>(join(import.meta.dirname, 'foreignDocument.ts'), {
        configFile: false,
        logLevel: 'warn',
      }).then(({ module }) => module);
      const address = (await making).foreignDocument(id.slice(modulePrefix.length));
      return `
        import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
        import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
        import { drawPages } from ${JSON.stringify(join(import.meta.dirname, '../site/e2e/drawPages.ts'))};
        export default await drawPages({ pdfjs, ...${JSON.stringify({ address, dotsPerInch })} });
      `;
    },
  };
}
