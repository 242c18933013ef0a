import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const publicPrefix = 'virtual:document-pages/';
// The zero byte keeps other plugins away from a module that is on no disk.
const modulePrefix = `\0${publicPrefix}`;

/**
 * Makes pictures of a foreign owner's documents importable: `virtual:document-pages/pdf/manual.pdf`. Each is drawn when a story
 * asks for it.
 */
export function documentPagesPlugin(): Plugin {
  let drawing: Promise<typeof import('./drawDocument.ts')> | undefined;
  return {
    name: 'document-pages',
    resolveId(id) {
      return id.startsWith(publicPrefix) ? id.replace(publicPrefix, modulePrefix) : undefined;
    },
    async load(id) {
      if (!id.startsWith(modulePrefix)) return;
      // The drawings in the documents are components; Node cannot read those by itself.
      drawing ??= runnerImport<typeof import('./drawDocument.ts')>(join(import.meta.dirname, 'drawDocument.ts'), {
        configFile: false,
        logLevel: 'warn',
      }).then(({ module }) => module);
      const { drawDocument } = await drawing;
      return `export default ${JSON.stringify(await drawDocument(id.slice(modulePrefix.length)))};`;
    },
  };
}
