import type { Plugin } from 'vite';
import type { ContentSource } from '../content/contentSource.ts';
import { cutFiles } from './cutFiles.ts';

/** Writes the documents of the cuts, whose pages `sitePages` writes. Only a build has cuts. */
export function cutsPlugin(source: ContentSource): Plugin {
  return {
    name: 'cuts',
    async generateBundle() {
      const { cuts = [] } = source.load();
      if (this.environment.name !== 'client' || cuts.length === 0) return;
      const { cutPdfs } = await source.documents();
      const { cutDocx } = await import('./cutDocuments.ts');
      const work = await source.work();
      for (const cut of cuts) {
        const { pdf, word } = cutFiles(cut);
        const bytes = cutPdfs.get(cut.name);
        if (bytes) this.emitFile({ type: 'asset', fileName: pdf, source: bytes });
        this.emitFile({ type: 'asset', fileName: word, source: await cutDocx(cut, work) });
      }
    },
  };
}
