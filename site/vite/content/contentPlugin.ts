import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { contentPaths } from '../../config/contentPaths.ts';
import { contentReport } from '../../import/rules.ts';
import { type BuildContent, visitorContent } from '../../prepare/publish/buildContent.ts';
import { caseStudiesAt } from '../caseStudies/ownersCaseStudies.ts';
import type { ContentSource } from './contentSource.ts';
import { messagesModule } from './messagesModule.ts';

const publicId = 'virtual:content';
// By convention, other plugins ignore module ids with a zero byte.
const moduleId = `\0${publicId}`;

/**
 * Provides the checked content as `virtual:content`, reduced to what pages need, and replaces the
 * English messages with those of the site's language.
 * If the content has errors, a build fails with all findings. The dev server shows them in an
 * overlay, keeps the last valid content, and reloads the page after a fix.
 */
export function contentPlugin(source: ContentSource): Plugin {
  const watchedPaths = Object.values(contentPaths(source.folder)).map((path) => resolve(path));
  const publicPrefix = resolve(source.publicFolder) + sep;
  let config: ResolvedConfig;
  let lastValidContent: BuildContent | undefined;
  /** The current errors; `''` if there are none. */
  let report = '';

  const readSource = () => {
    const { content, findings } = source.read();
    report = content ? '' : contentReport(findings);
    if (!content) return;
    lastValidContent = content;
    if (findings.length > 0) config.logger.warnOnce(contentReport(findings));
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
        // Only right-to-left pages need this style sheet.
        if (id.endsWith('/src/theme/rightToLeft.css') && lastValidContent?.direction === undefined) return '';
        return lastValidContent?.flatMessages && messagesModule(id, lastValidContent.flatMessages);
      }
      // Vite cannot watch a missing file this way, and words.json is optional.
      for (const path of watchedPaths.filter((watched) => existsSync(watched))) this.addWatchFile(path);
      readSource();
      const isDev = config.command === 'serve';
      if (report && !(isDev && lastValidContent)) this.error(report);
      if (!lastValidContent) return;
      // While the current content has errors, the last valid content has no case studies or languages.
      const { caseStudies } = await source.caseStudies().catch(() => ({ caseStudies: [] }));
      const languages = await source.languages().catch(() => undefined);
      return moduleText({
        ...lastValidContent,
        caseStudies: caseStudiesAt(config.base, caseStudies),
        ...(languages && { languages }),
      });
    },
    configureServer(server) {
      server.watcher.add(watchedPaths);
      // A page that is opened while the content has errors also shows the overlay.
      server.ws.on('connection', () => {
        if (report) server.ws.send(overlay());
      });
    },
    hotUpdate({ type, file }) {
      const path = resolve(file);
      // The target of a local link may have been added or deleted.
      const mayAffectLinks = type !== 'update' && path.startsWith(publicPrefix);
      if (!watchedPaths.includes(path) && !mayAffectLinks) return;
      const isClient = this.environment.name === 'client';
      // The other environments update after the client, so the content is current.
      if (isClient) readSource();
      if (report) {
        if (isClient) {
          config.logger.error(report);
          this.environment.hot.send(overlay());
        }
        return [];
      }
      // A new language changes the texts of many modules, so invalidate all of them.
      this.environment.moduleGraph.invalidateAll();
      if (isClient) this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Browsers parse JSON faster than the same data as JavaScript. */
function moduleText(content: BuildContent): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(visitorContent(content)))});`;
}
