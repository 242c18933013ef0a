import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type BuildContent, visitorContent } from '../../../src/content/check/BuildContent.ts';
import { worksAt } from '../work/ownersWork.ts';
import { contentPaths, contentReport } from './contentFiles.ts';
import { isForDeployment, parted, placeholderBanner, placeholderLine } from './contentPlaceholders.ts';
import type { ContentSource } from './contentSource.ts';
import { wordsModule } from './wordsModule.ts';

const publicId = 'virtual:content';
// The zero byte keeps other plugins away from a module that is on no disk.
const moduleId = `\0${publicId}`;

/**
 * Makes the checked content importable as `virtual:content`, reduced to what pages need, and puts the site's language in the
 * place of the fixed English words.
 *
 * A build stops with all findings. The dev server shows them over the page and goes on with the last content that
 * was in order; once the file is put right, the page reloads. Both count the texts that are still
 * the placeholder's; a build for deployment lists them loudly, if it is not refused before it comes here.
 */
export function contentPlugin(source: ContentSource): Plugin {
  const watched = Object.values(contentPaths(source.folder)).map((path) => resolve(path));
  const publicPrefix = resolve(source.publicFolder) + sep;
  let config: ResolvedConfig;
  let lastGood: BuildContent | undefined;
  /** What is wrong at the moment; `''` when nothing is. */
  let report = '';
  const said = new Set<string>();
  let hasCounted = false;

  const warnOnce = (text: string) => {
    if (!said.has(text)) config.logger.warn(text);
    said.add(text);
  };
  const read = () => {
    const { content, findings } = source.read();
    report = content ? '' : contentReport(findings);
    if (!content) return;
    lastGood = content;
    const { leftovers, others } = parted(findings);
    if (others.length > 0) warnOnce(contentReport(others));
    // Said when a build or a server starts; after that an owner is at work on them.
    if (leftovers.length === 0 || hasCounted) return;
    hasCounted = true;
    const isPublished = config.command === 'build' && isForDeployment(process.env, content);
    config.logger.warn(isPublished ? placeholderBanner(leftovers) : placeholderLine(leftovers));
  };
  const overlay = () => ({ type: 'error' as const, err: { message: report, stack: '', plugin: 'content' } });

  return {
    name: 'content',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      return id === publicId ? moduleId : undefined;
    },
    async load(id) {
      if (id !== moduleId) {
        if (!lastGood) read();
        // For pages from right to left alone.
        if (id.endsWith('/src/theme/rightToLeft.css') && lastGood?.direction === undefined) return '';
        return lastGood?.catalogue && wordsModule(id, lastGood.catalogue);
      }
      // A file that is not there cannot be followed so: words.json may be missing.
      for (const path of watched.filter((one) => existsSync(one))) this.addWatchFile(path);
      read();
      const isDev = config.command === 'serve';
      if (report && !(isDev && lastGood)) this.error(report);
      if (!lastGood) return;
      const { works } = await source.work().catch(() => noWork);
      const languages = await source.languages().catch(() => undefined);
      return moduleText({ ...lastGood, works: worksAt(config.base, works), ...(languages && { languages }) });
    },
    configureServer(server) {
      server.watcher.add(watched);
      // A page that is opened while the file is broken should say so, too.
      server.ws.on('connection', () => {
        if (report) server.ws.send(overlay());
      });
    },
    hotUpdate({ type, file }) {
      const path = resolve(file);
      // A file that a link leads to may have come or gone.
      const concernsLinks = type !== 'update' && path.startsWith(publicPrefix);
      if (!watched.includes(path) && !concernsLinks) return;
      const isClient = this.environment.name === 'client';
      // The server's other environments update after the client: the content read for the client is still current.
      if (isClient) read();
      if (report) {
        if (isClient) {
          config.logger.error(report);
          this.environment.hot.send(overlay());
        }
        return [];
      }
      // The content, and all words: another language is another text of many modules.
      this.environment.moduleGraph.invalidateAll();
      if (isClient) this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** While the content is broken, the last that was in order goes on without. */
const noWork = { works: [] };

/** Parsing a text is quicker for a browser than reading the same as a program. */
function moduleText(content: BuildContent): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(visitorContent(content)))});`;
}
