import type { Content } from '../src/index.ts';

type Site = Pick<Content, 'languages' | 'game'>;

/** A page in a language of the site. */
export type PageLanguage = {
  tag: string;
  /** What the language calls itself. */
  name: string;
  isOwn: boolean;
  /** Whether the language has the page. Else `href` is its home page. */
  isThere: boolean;
  href: string;
};

/**
 * A page in all languages of the site; none where the site has one language.
 *
 * @param path from the home page in the content's language
 * @param home that home page, its path or all of its address, with a closing slash
 */
export function pageLanguages({ languages = [], game }: Site, path: string, home: string): readonly PageLanguage[] {
  const isOwn = (tag: string) => tag === game.site.language;
  const main = home.slice(0, home.length - (languages.find(({ tag }) => isOwn(tag))?.folder.length ?? 0));
  return languages.map(({ tag, name, folder, works }) => {
    const isThere = !path.startsWith('/work/') || works.includes(path);
    return { tag, name, isOwn: isOwn(tag), isThere, href: main + folder + (isThere ? path.slice(1) : '') };
  });
}

/** What search engines are told of it: where the page is in each language that has it, and which is for all others. */
export function alternates(site: Site, path: string): readonly { hreflang: string; href: string }[] {
  const all = pageLanguages(site, path, site.game.site.address);
  const [main] = all;
  const there = all.filter(({ isThere }) => isThere).map(({ tag, href }) => ({ hreflang: tag, href }));
  return main?.isThere ? [...there, { hreflang: 'x-default', href: main.href }] : there;
}
