import type { Content } from '../../../src/index.ts';

type Site = Pick<Content, 'languages' | 'game'>;

/** A page in one of the site's languages, for a list of links. */
export type PageLanguage = {
  tag: string;
  /** The language's own name. */
  name: string;
  isCurrent: boolean;
  /** Whether the page exists in the language. Otherwise `href` is the language's home page. */
  isAvailable: boolean;
  href: string;
};

/**
 * A page in all languages of the site; empty for a site in one language.
 * @param path relative to the home page in the content's language
 * @param home that home page's path or full address, with a trailing slash
 */
export function pageLanguages({ languages = [], game }: Site, path: string, home: string): readonly PageLanguage[] {
  const isCurrent = (tag: string) => tag === game.site.language;
  const siteRoot = home.slice(0, home.length - (languages.find(({ tag }) => isCurrent(tag))?.folder.length ?? 0));
  return languages.map(({ tag, name, folder, caseStudies }) => {
    const isAvailable = !path.startsWith('/work/') || caseStudies.includes(path);
    return {
      tag,
      name,
      isCurrent: isCurrent(tag),
      isAvailable,
      href: siteRoot + folder + (isAvailable ? path.slice(1) : ''),
    };
  });
}

/**
 * The `hreflang` links for search engines: the page in each language that has it. The page in the
 * main language is also the default. Empty without the site's address.
 */
export function alternates(site: Site, path: string): readonly { hreflang: string; href: string }[] {
  const { address } = site.game.site;
  const languagePages = address ? pageLanguages(site, path, address) : [];
  const [mainPage] = languagePages;
  const availablePages = languagePages
    .filter(({ isAvailable }) => isAvailable)
    .map(({ tag, href }) => ({ hreflang: tag, href }));
  return mainPage?.isAvailable ? [...availablePages, { hreflang: 'x-default', href: mainPage.href }] : availablePages;
}
