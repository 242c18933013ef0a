import type { Content } from '../../../src/index.ts';

type Site = Pick<Content, 'languages' | 'game'>;

/** A page in one of the site's languages. */
export type PageLanguage = {
  tag: string;
  /** The language's own name. */
  name: string;
  isOwn: boolean;
  /** Whether the page exists in the language. Otherwise `href` is its home page. */
  isThere: boolean;
  href: string;
};

/**
 * A page in all languages of the site; empty for a site in one language.
 * @param path relative to the home page in the content's language
 * @param home that home page's path or full address, with a trailing slash
 */
export function pageLanguages({ languages = [], game }: Site, path: string, home: string): readonly PageLanguage[] {
  const isOwn = (tag: string) => tag === game.site.language;
  const main = home.slice(0, home.length - (languages.find(({ tag }) => isOwn(tag))?.folder.length ?? 0));
  return languages.map(({ tag, name, folder, works }) => {
    const isThere = !path.startsWith('/work/') || works.includes(path);
    return { tag, name, isOwn: isOwn(tag), isThere, href: main + folder + (isThere ? path.slice(1) : '') };
  });
}

/** The `hreflang` links for search engines: the page in each language, and the default. */
export function alternates(site: Site, path: string): readonly { hreflang: string; href: string }[] {
  const all = pageLanguages(site, path, site.game.site.address);
  const [main] = all;
  const there = all.filter(({ isThere }) => isThere).map(({ tag, href }) => ({ hreflang: tag, href }));
  return main?.isThere ? [...there, { hreflang: 'x-default', href: main.href }] : there;
}
