import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { siteFolder } from '../../site/build/ensureFreshSite.ts';
import { builtBase } from '../../site/build/icons/webManifest.ts';
import { gzipBytes } from '../../src/build/bundleWeight.ts';
import type { Weight } from './sizeTable.ts';

const total = (sizes: readonly number[]): number => sizes.reduce((sum, bytes) => sum + bytes, 0);

/**
 * What every page of a built site sends at first: its scripts and all that these import at once, its style sheets, and the fonts
 * that it preloads. Of a page that preloads other modules in a narrow window than in a wide one, the heavier of both.
 *
 * @param site its folder
 * @throws when a page names a file that the site does not have
 */
export function siteWeights(site: string = siteFolder): readonly Weight[] {
  const all = readdirSync(site, { recursive: true, encoding: 'utf8' });
  // A translation, a site of its own in a folder, weighs what its words do.
  const isTranslated = (name: string) => builtBase(join(site, name.split('/')[0] ?? '')) !== undefined;
  const files = all.filter((name) => name.endsWith('.html') && !isTranslated(name));
  // One that is written twice, `flipbook.html` and `flipbook/index.html`, is weighed once.
  const pages = new Map(files.sort().map((file) => [`/${file.replace(/(\/?\bindex)?\.html$/, '')}`, file]));
  return Array.from(pages, ([name, file]) => ({ name, bytes: pageBytes(site, file) }));
}

function pageBytes(site: string, page: string): Weight['bytes'] {
  const html = readFileSync(join(site, page), 'utf8');
  // What follows the first paint waits in a template, where no selector looks.
  const document = parseDocument(html.replaceAll(/<\/?template\b[^>]*>/g, ''));
  const tags = (selector: string) => selectAll<AnyNode, Element>(selector, document);
  const base = builtBase(site) ?? '/';
  const attributesOf = (selector: string) => [
    ...new Set(
      tags(selector).map((tag) => {
        const { pathname } = new URL(tag.attribs.src ?? tag.attribs.href ?? '', `http://site${base}${page}`);
        return decodeURI(pathname).slice(base.length);
      }),
    ),
  ];
  const readSiteFile = (file: string) => readFileSync(join(site, file));
  const markup = gzipBytes(html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, ''));
  const windows = new Set(tags('link[rel=modulepreload][media]').map((tag) => tag.attribs.media));
  const scripts = [...(windows.size > 0 ? windows : [undefined])].map((media) => {
    const ofWindow = media === undefined ? '' : `, link[rel=modulepreload][media="${media}"]`;
    const modules = attributesOf(`script[src], link[rel=modulepreload]:not([media])${ofWindow}`);
    return total(withImports(site, modules).map((file) => gzipBytes(readSiteFile(file))));
  });
  return {
    HTML: markup,
    'first CSS': gzipBytes(html) - markup,
    // They are compressed in themselves.
    fonts: total(attributesOf('link[as=font]').map((file) => readSiteFile(file).length)),
    CSS: total(attributesOf('link[rel=stylesheet]').map((file) => gzipBytes(readSiteFile(file)))),
    JS: Math.max(...scripts),
  };
}

/** Built modules and all they import at once: `from"./x.js"` and `import"./x.js"`, but not `import("./x.js")`. */
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
