import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files a browser loads to show a page for the first time, each named once, from the site's folder. */
export interface FirstLoad {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * What a page of the built site loads at once: its module scripts, the modules it preloads and all that these import,
 * and its style sheets.
 *
 * @param site folder of the built site
 * @param page the HTML file in it
 * @throws when the page names a file that the site does not have
 */
export function firstLoad(site: string, page: string): FirstLoad {
  const tags = Array.from(readFileSync(join(site, page), 'utf8').matchAll(/<(?:script|link)\b[^>]*>/g), ([tag]) => tag);
  const ask = (wanted: RegExp, attribute: string) =>
    tags
      .filter((tag) => wanted.test(tag))
      .flatMap((tag) => value(tag, attribute) ?? [])
      .map((address) => fileOf(address, { site, page }));
  const scripts = [...ask(/^<script\b.*\btype="?module\b/s, 'src'), ...ask(/\brel="?modulepreload\b/, 'href')];
  return {
    scripts: moduleWithImports(site, scripts),
    styles: [...new Set(ask(/\brel="?stylesheet\b/, 'href'))],
  };
}

function value(tag: string, attribute: string): string | undefined {
  return new RegExp(`\\b${attribute}="?([^"\\s>]+)`).exec(tag)?.[1];
}

/** The site may be built for a sub-path, so leading folders of an address are dropped until there is such a file. */
function fileOf(address: string, { site, page }: { site: string; page: string }): string {
  const path = decodeURI(new URL(address, `http://site/${page}`).pathname);
  const parts = path.split('/').slice(1);
  for (let dropped = 0; dropped < parts.length; dropped++) {
    const file = parts.slice(dropped).join('/');
    if (existsSync(join(site, file))) return file;
  }
  throw new Error(`${page} loads ${address}, and ${site} has no such file. Build the site again.`);
}

/** Built modules and all they import at once: `from"./x.js"` and `import"./x.js"`, but not `import("./x.js")`. */
function moduleWithImports(folder: string, scripts: readonly string[]): readonly string[] {
  const found = new Set(scripts);
  for (const script of found) {
    const code = readFileSync(join(folder, script), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      found.add(join(dirname(script), path));
    }
  }
  return [...found];
}
