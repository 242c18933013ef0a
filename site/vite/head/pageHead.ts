import { alternates } from '../../app/bar/pageLanguages.ts';
import type * as Server from '../../hydration/entry.server.tsx';
import type { Page } from '../../screens/pages.ts';
import { head } from './head.ts';
import type { InlineCode } from './inlineCode.ts';
import { linkedData } from './linkedData.ts';
import { sharePicture } from './sharePicture.ts';

export type HeadSources = {
  content: (typeof Server)['content'];
  /** The site's path, with a slash at both ends. */
  base: string;
  inline: InlineCode;
  /** The fonts of the first paint, as paths from the host's root. */
  fonts: readonly string[];
  sheets: string;
};

/** HTML of the part of `<head>` that differs from page to page. */
export function pageHead(page: Page, { content, base, inline, fonts, sheets }: HeadSources): string {
  const { address } = content.game.site;
  const canonical = page.canonicalPath === undefined ? undefined : address + page.canonicalPath.slice(1);
  return head({
    ...page.messages(content),
    ...(canonical === undefined ? {} : { canonical }),
    ...(canonical !== undefined && isAboutOwner(page) ? { linkedData: linkedData(content, canonical) } : {}),
    ...(page.canonicalPath !== undefined && { alternates: alternates(content, page.canonicalPath) }),
    locales: pageLocales(content),
    siteName: content.resume.basics.name.trim(),
    kind: page.kind,
    base,
    ...sharePicture(content),
    fonts,
    sheets,
    inline,
  });
}

/** The site's languages in Open Graph's format, the page's own first; empty if there is only one. */
function pageLocales({ languages = [], game }: HeadSources['content']): readonly string[] {
  const siteLanguage = game.site.language;
  return languages
    .toSorted((a, b) => Number(b.tag === siteLanguage) - Number(a.tag === siteLanguage))
    .map(({ tag }) => {
      const { language, region } = new Intl.Locale(tag).maximize();
      return region === undefined ? language : `${language}_${region}`;
    });
}

/** The pages that search engines should connect with the owner: the résumé and the home page. */
function isAboutOwner({ kind, canonicalPath }: Page): boolean {
  return kind === 'profile' || canonicalPath === '/';
}
