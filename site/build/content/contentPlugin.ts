import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type BuildContent, visitorContent } from '../../../src/content/check/BuildContent.ts';
import { worksAt } from '../work/ownersWork.ts';
import { contentPaths, contentReport } from './contentFiles.ts';
import { isForDeployment, partitionFindings, placeholderBanner, placeholderLine } from './contentPlaceholders.ts';
import type { ContentSource } from './contentSource.ts';
import { messagesModule } from './messagesModule.ts';

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
  const watchedPaths = Object.values(contentPaths(source.folder)).map((path) => resolve(path));
  const publicPrefix = resolve(source.publicFolder) + sep;
  let config: ResolvedConfig;
  let lastValidContent: BuildContent | undefined;
  /** What is wrong at the moment; `''` when nothing is. */
  let report = '';
  const printedWarnings = new Set<string>();
  let hasReportedLeftovers = false;

  const warnOnce = (text: string) => {
    if (!printedWarnings.has(text)) config.logger.warn(text);
    printedWarnings.add(text);
  };
  const readSource = () => {
    const { content, findings } = source.read();
    report = content ? '' : contentReport(findings);
    if (!content) return;
    lastValidContent = content;
    const { leftovers, otherFindings } = partitionFindings(findings);
    if (otherFindings.length > 0) warnOnce(contentReport(otherFindings));
    // Said when a build or a server starts; after that an owner is at work on them.
    if (leftovers.length === 0 || hasReportedLeftovers) return;
    hasReportedLeftovers = true;
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
        if (!lastValidContent) readSource();
        // For pages from right to left alone.
        if (id.endsWith('/src/theme/rightToLeft.css') && lastValidContent?.direction === undefined) return '';
        return lastValidContent?.catalog && messagesModule(id, lastValidContent.catalog);
      }
      // A file that is not there cannot be followed so: words.json may be missing.
      for (const path of watchedPaths.filter((one) => existsSync(one))) this.addWatchFile(path);
      readSource();
      const isDev = config.command === 'serve';
      if (report && !(isDev && lastValidContent)) this.error(report);
      if (!lastValidContent) return;
      const { works } = await source.work().catch(() => noWork);
      const languages = await source.languages().catch(() => undefined);
      return moduleText({ ...lastValidContent, works: worksAt(config.base, works), ...(languages && { languages }) });
    },
    configureServer(server) {
      server.watcher.add(watchedPaths);
      // A page that is opened while the file is broken should say so, too.
      server.ws.on('connection', () => {
        if (report) server.ws.send(overlay());
      });
    },
    hotUpdate({ type, file }) {
      const path = resolve(file);
      // A file that a link leads to may have come or gone.
      const concernsLinks = type !== 'update' && path.startsWith(publicPrefix);
      if (!watchedPaths.includes(path) && !concernsLinks) return;
      const isClient = this.environment.name === 'client';
      // The server's other environments update after the client: the content read for the client is still current.
      if (isClient) readSource();
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
