import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { builtBase } from '../../site/vite/host/staticHost.ts';
import { gzipBytes } from './bundleWeight.ts';
import type { Weight } from './sizeTable.ts';

const total = (sizes: readonly number[]): number => sizes.reduce((sum, bytes) => sum + bytes, 0);

/**
 * The bytes that each page of a built site loads without an action of the visitor: HTML, inline CSS,
 * preloaded fonts, style sheets, and scripts with their static imports, including deferred ones. If
 * narrow and wide windows preload different modules, the heavier set counts.
 * @throws if a page names a missing file
 */
export function siteWeights(site: string): readonly Weight[] {
  const all = readdirSync(site, { recursive: true, encoding: 'utf8' });
  // Skip translations: each is a complete site in a subfolder, and weighs about the same.
  const isTranslated = (name: string) => existsSync(join(site, name.split('/')[0] ?? '', '404.html'));
  const files = all.filter((name) => name.endsWith('.html') && !isTranslated(name));
  // A page may have two files, `flipbook.html` and `flipbook/index.html`. Measure one of them.
  const pages = new Map(files.sort().map((file) => [`/${file.replace(/(\/?\bindex)?\.html$/, '')}`, file]));
  return Array.from(pages, ([name, file]) => ({ name, bytes: pageBytes(site, file) }));
}

function pageBytes(site: string, page: string): Weight['bytes'] {
  const html = readFileSync(join(site, page), 'utf8');
  // Selectors do not enter templates, which contain the tags of deferred files.
  const document = parseDocument(html.replaceAll(/<\/?template\b[^>]*>/g, ''));
  const tags = (selector: string) => selectAll<AnyNode, Element>(selector, document);
  const base = builtBase(site) ?? '/';
  const filesOf = (selector: string) => [
    ...new Set(
      tags(selector).map((tag) => {
        const { pathname } = new URL(tag.attribs.src ?? tag.attribs.href ?? '', `http://site${base}${page}`);
        return decodeURI(pathname).slice(base.length);
      }),
    ),
  ];
  const readSiteFile = (file: string) => readFileSync(join(site, file));
  const markup = gzipBytes(html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, ''));
  const mediaQueries = new Set(tags('link[rel=modulepreload][media]').map((tag) => tag.attribs.media));
  const scripts = [...(mediaQueries.size > 0 ? mediaQueries : [undefined])].map((media) => {
    const preloads = media === undefined ? '' : `, link[rel=modulepreload][media="${media}"]`;
    const modules = filesOf(`script[src], link[rel=modulepreload]:not([media])${preloads}`);
    return total(withImports(site, modules).map((file) => gzipBytes(readSiteFile(file))));
  });
  return {
    HTML: markup,
    'inline CSS': gzipBytes(html) - markup,
    // Fonts are already compressed.
    fonts: total(filesOf('link[as=font]').map((file) => readSiteFile(file).length)),
    CSS: total(filesOf('link[rel=stylesheet]').map((file) => gzipBytes(readSiteFile(file)))),
    JS: Math.max(...scripts),
  };
}

/** Follows static imports (`from"./x.js"`, `import"./x.js"`), but not `import("./x.js")`. */
function withImports(folder: string, modules: readonly string[]): readonly string[] {
  const loadedModules = new Set(modules);
  for (const module of loadedModules) {
    const code = readFileSync(join(folder, module), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      loadedModules.add(join(dirname(module), path));
    }
  }
  return [...loadedModules];
}
