import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files a browser loads to show a page for the first time, each named once, from the site's folder. */
export interface FirstLoad {
  /** The media query of the windows in which it is these; `undefined` when they are the same in every window. */
  media: string | undefined;
  scripts: readonly string[];
  styles: readonly string[];
  /** The faces it asks for at once. A face that only some windows show is not among them. */
  fonts: readonly string[];
}

/**
 * What a page of the built site loads at first: its scripts, the modules it preloads and all that these import, its
 * style sheets, and the fonts it preloads. A page that preloads modules for some windows only has several first loads, one for each media query; the
 * queries are taken to exclude one another. A style sheet counts in each: browsers load also those that do not apply.
 *
 * @param site folder of the built site
 * @param page the HTML file in it
 * @throws when the page names a file that the site does not have
 */
export function firstLoads(site: string, page: string): readonly FirstLoad[] {
  const tags = Array.from(readFileSync(join(site, page), 'utf8').matchAll(/<(?:script|link)\b[^>]*>/g), ([tag]) => tag);
  const asked = (wanted: RegExp, attribute: string) =>
    tags
      .filter((tag) => wanted.test(tag))
      .flatMap((tag) => {
        const address = value(tag, attribute);
        return address === undefined ? [] : { file: fileOf(address, { site, page }), media: value(tag, 'media') };
      });
  const preloaded = asked(/\brel="?modulepreload\b/, 'href');
  const scripts = [...asked(/^<script\b/, 'src').map(({ file }) => ({ file, media: undefined })), ...preloaded];
  const styles = [...new Set(asked(/\brel="?stylesheet\b/, 'href').map(({ file }) => file))];
  const fonts = [...new Set(asked(/\bas="?font\b/, 'href').map(({ file }) => file))];
  const queries = new Set(preloaded.flatMap(({ media }) => media ?? []));
  return (queries.size > 0 ? [...queries] : [undefined]).map((media) => {
    const files = scripts.filter((script) => script.media === undefined || script.media === media);
    return {
      media,
      scripts: moduleWithImports(
        site,
        files.map(({ file }) => file),
      ),
      styles,
      fonts,
    };
  });
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

function value(tag: string, attribute: string): string | undefined {
  const [, quoted, bare] = new RegExp(`\\b${attribute}=(?:"([^"]*)"|([^"\\s>]+))`).exec(tag) ?? [];
  return (quoted ?? bare)?.replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
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
