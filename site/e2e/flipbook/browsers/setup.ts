// Builds and serves the test book of colors once per run.
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { productionBuild } from '../../../vite/productionBuild.ts';
import { addProbe, browsersFolder } from '../../drivers/probedPages.ts';
import { serveFolder } from '../../drivers/serve.ts';

export default async function setup(project: TestProject) {
  const outDir = join(browsersFolder, 'book');
  const root = join(import.meta.dirname, 'pages');
  const rolldownOptions = { input: join(root, 'book.html') };
  await productionBuild({ root, build: { outDir, emptyOutDir: true, rolldownOptions } });
  addProbe(outDir);
  const { address, stop } = await serveFolder(outDir);
  project.provide('browserBook', `${address}book.html`);
  return stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the page that provides `window.testBook`. */
    browserBook: string;
  }
}
