import { join } from 'node:path';
import { minify } from 'vite';
import type * as Server from '../../entry.server.tsx';
import { hashedName } from '../folder/hashedName.ts';
import { pageHead } from '../head/pageHead.ts';
import { classicScript } from './classicScript.ts';
import { type DrawFacts, type DrawnPages, drawPages } from './drawPages.ts';
import { siteTemplate } from './siteTemplate.ts';

/** What the browser's half of the build has left, and where it will be served. */
export type ClientHalf = Pick<DrawFacts, 'output' | 'base' | 'read'> & { root: string };

/** Files by their names, and what stands in the pages themselves. */
export type SitePages = Pick<DrawnPages, 'inline'> & { files: Readonly<Record<string, string>> };

/**
 * Every page as an HTML file, with the scripts and style sheets that are written for pages alone.
 *
 * @throws when a screen cannot be drawn
 */
export async function sitePages(
  { content, pages, notFoundPage, ...server }: typeof Server,
  { output, base, read, root }: ClientHalf,
): Promise<SitePages> {
  const { code: stateCode } = await minify('head.js', server.headScript, { compress: { target: 'es2017' } });
  const fallbackCode = await classicScript(join(root, 'fallback/fallback.ts'));
  const fallback = hashedName('assets/fallback.js', fallbackCode);
  const files: Record<string, string> = { [fallback]: fallbackCode };
  const { documents, inline, sheets } = await drawPages([...pages, notFoundPage], {
    template: siteTemplate(read('index.html').toString()),
    output,
    base,
    language: content.game.site.language,
    screen: async (path) => {
      const { html, drawings } = await server.render(path);
      if (!drawings) return html;
      const file = hashedName('assets/drawings.svg', drawings);
      files[file] = drawings;
      return html.replaceAll(`href="${server.drawingsAddress}#`, `href="${base}${file}#`);
    },
    retryLine: server.retryLine,
    headScript: stateCode + (await classicScript(join(root, 'later/later.ts'))),
    fallback,
    read,
    head: (page, own) => pageHead(page, { content, base, ...own }),
  });
  for (const { path } of pages) {
    const html = documents.get(path) ?? '';
    // Under both names, so that every host answers with and without a closing slash, and none has to redirect.
    if (path !== '/') files[`${path.slice(1)}.html`] = html;
    files[join(path.slice(1), 'index.html')] = html;
  }
  files['404.html'] = documents.get(notFoundPage.path) ?? '';
  return { files: { ...files, ...Object.fromEntries(sheets) }, inline };
}
