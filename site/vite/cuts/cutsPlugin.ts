import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { ResumeCut } from '../../import/cuts/resumeCuts.ts';
import type { ContentSource } from '../content/contentSource.ts';
import { requestPath } from '../content/documentsPlugin.ts';
import { linkTag } from '../head/tags.ts';
import { docxType } from '../host/hostFiles.ts';
import { cutFiles } from './cutFiles.ts';
import { cutPage } from './cutPage.ts';

/** Writes the documents of the cuts, whose pages `sitePages` writes. The dev server generates all per request. */
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
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodedPath(requestPath(request).slice(server.config.base.length)).replace(/\/$/, '');
        const cut = source.read().content?.cuts?.find((one) => Object.values(cutFiles(one)).includes(path));
        if (!cut) return next();
        answerWith(response, path, { cut, source, server }).catch((error: unknown) => {
          server.config.logger.error(error instanceof Error ? error.message : String(error));
          next(error);
        });
      });
    },
  };
}

type Sources = { cut: ResumeCut; source: ContentSource; server: ViteDevServer };

async function answerWith(response: ServerResponse, path: string, { cut, source, server }: Sources): Promise<void> {
  const send = (type: string, body: string | Buffer) =>
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  const work = await source.work();
  const { page, word } = cutFiles(cut);
  if (path === page) {
    send('text/html; charset=utf-8', await developmentPage(cut, work.works, server));
    return;
  }
  const { cutDocx, cutPdf } = await import('./cutDocuments.ts');
  if (path === word) {
    send(docxType, await cutDocx(cut, work));
    return;
  }
  const folders = { content: source.folder, public: source.publicFolder, prints: work.prints };
  const { pdf, problems } = await cutPdf(cut, work, folders);
  if (!pdf) throw new Error(problems.map(({ message }) => message).join('\n'));
  send('application/pdf', pdf);
}

/** With the style sheets of all screens, which the built site has in fewer files. */
async function developmentPage(
  cut: ResumeCut,
  works: Parameters<typeof cutPage>[1]['works'],
  server: ViteDevServer,
): Promise<string> {
  const { root, base } = server.config;
  const entry = join(root, 'hydration/entry.server.tsx');
  const { renderCut, resumeText } = await server.ssrLoadModule(entry);
  const { moduleGraph } = server.environments.ssr;
  const styles = [...moduleGraph.idToModuleMap.values()].flatMap(({ url }) => (url.endsWith('.module.css') ? url : []));
  const sheets = ['/app/site.css', ...styles].map((url) => linkTag('stylesheet', base + url.slice(1))).join('');
  return cutPage(cut, { server: { renderCut, resumeText }, works, base, sheets, fonts: [] });
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
