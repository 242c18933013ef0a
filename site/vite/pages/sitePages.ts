import { join } from 'node:path';
import { minify } from 'vite';
import type * as Server from '../../hydration/entry.server.tsx';
import { hashedName } from '../folder/hashedName.ts';
import { pageHead } from '../head/pageHead.ts';
import { classicScript } from './classicScript.ts';
import { type RenderedPages, type RenderInput, renderPages } from './renderPages.ts';
import { siteTemplate } from './siteTemplate.ts';

/** The client build's output, and the site's path. */
export type ClientBuild = Pick<RenderInput, 'output' | 'base' | 'readFile'> & { root: string };

/** The pages' files by name, and their inline code. */
export type SitePages = Pick<RenderedPages, 'inline'> & { files: Readonly<Record<string, string>> };

/** Every page as an HTML file, and the scripts and style sheets that exist only for pages. */
export async function sitePages(
  { content, pages, notFoundPage, ...server }: typeof Server,
  { output, base, readFile, root }: ClientBuild,
): Promise<SitePages> {
  const { code: headCode } = await minify('head.js', server.headScript, { compress: { target: 'es2017' } });
  const fallbackCode = await classicScript(join(root, 'hydration/noScriptFallback/fallback.ts'));
  const fallbackFile = hashedName('assets/fallback.js', fallbackCode);
  const files: Record<string, string> = { [fallbackFile]: fallbackCode };
  const { documents, inline, sheets } = await renderPages([...pages, notFoundPage], {
    template: siteTemplate(readFile('index.html').toString()),
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
    headScript: headCode + (await classicScript(join(root, 'hydration/deferredAssets/deferredAssets.ts'))),
    fallbackScript: fallbackFile,
    readFile,
    head: (page, pageFiles) => pageHead(page, { content, base, ...pageFiles }),
  });
  for (const { path } of pages) {
    const html = documents.get(path) ?? '';
    // Two names, so that hosts serve the page with and without a trailing slash and need no redirect.
    if (path !== '/') files[`${path.slice(1)}.html`] = html;
    files[join(path.slice(1), 'index.html')] = html;
  }
  files['404.html'] = documents.get(notFoundPage.path) ?? '';
  return { files: { ...files, ...Object.fromEntries(sheets) }, inline };
}
