import { escapeHtml } from './escapeHtml.ts';
import { metaPolicy } from './securityPolicy.ts';

/** What the head of one page is made from. */
export type HeadFacts = {
  title: string;
  description: string;
  /** The page's one true address; none for a page that is not to be found again, such as the 404. */
  canonical?: string;
  /** The owner's name. */
  siteName: string;
  kind: 'website' | 'profile';
  /** Address of the icon, from the host's root. */
  icon: string;
  /** Fonts the first screenful is set in. */
  fonts: readonly string[];
  /** Scripts and style sheets of the page's own, which the entry would ask for only later. */
  scripts: readonly string[];
  styles: readonly string[];
  /** A data block for search engines, as JSON. */
  linkedData?: string;
};

/** The room's colour, for the bars a phone's browser puts round a page. */
const roomColour = '#f58220';

/**
 * The part of a page's `<head>` that differs from page to page, as HTML. The policy comes first: it holds for what
 * stands after it.
 */
export function head(facts: HeadFacts): string {
  const { title, description, canonical, siteName, kind, icon, fonts, scripts, styles, linkedData } = facts;
  return [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(metaPolicy)}">`,
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    canonical === undefined ? named('robots', 'noindex') : link('canonical', canonical),
    named('theme-color', roomColour),
    link('icon', icon, ' type="image/svg+xml"'),
    property('og:type', kind),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    ...(canonical === undefined ? [] : [property('og:url', canonical)]),
    named('twitter:card', 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...fonts.map((font) => link('preload', font, ' as="font" type="font/woff2" crossorigin')),
    ...scripts.map((script) => link('modulepreload', script, ' crossorigin')),
    ...styles.map((style) => link('stylesheet', style, ' crossorigin')),
    // A "<" could end the block early ("</script>"); in JSON it may be written as an escape instead.
    ...(linkedData === undefined
      ? []
      : [`<script type="application/ld+json">${linkedData.replaceAll('<', '\\u003c')}</script>`]),
  ].join('\n    ');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
}
