import { metaPolicy } from '../host/securityPolicy.ts';
import { backdropColor, iconFiles } from '../icons/siteIcons.ts';
import { type InlineCode, inlineElement } from './inlineCode.ts';
import { escapeHtml, linkTag, metaTag, propertyTag } from './tags.ts';

/** The picture for link previews on other sites, so its address is absolute. */
export type SharePicture = { address: string; widthPx: number; heightPx: number; alt: string };

export type HeadFacts = {
  title: string;
  description: string;
  /** Missing if search engines must not index the page, such as the 404 page; `''` if the address is unknown. */
  canonical?: string;
  /** The page's addresses in all languages, if there are several. */
  alternates?: readonly { hreflang: string; href: string }[];
  siteName: string;
  kind: 'website' | 'profile';
  /** The site's path, with a slash at both ends. */
  base: string;
  /** Missing if the site's address is unknown. */
  sharePicture?: SharePicture;
  fonts: readonly string[];
  /**
   * For the first paint: the script that applies stored settings, and the page's styles. Missing
   * for a page without scripts.
   */
  inline?: InlineCode;
  /** HTML of the style sheets' tags. Pages with scripts have them in `<noscript>`. */
  sheets: string;
  /** A data block for search engines, as JSON. */
  linkedData?: string;
};

/**
 * The page's own part of `<head>`. The security policy comes first, because it applies only to the
 * tags after it.
 */
export function head(facts: HeadFacts): string {
  const { title, description, canonical, siteName, kind, base, sharePicture } = facts;
  const { fonts, inline, sheets, linkedData, alternates = [] } = facts;
  return [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(metaPolicy(inline))}">`,
    // Before the long style, so that browsers request the fonts after the page's first packet.
    ...fonts.map((font) => linkTag('preload', font, ' as="font" type="font/woff2" crossorigin')),
    ...(inline
      ? [inlineElement('script', inline.script), inlineElement('style', inline.style), `<noscript>${sheets}</noscript>`]
      : [sheets]),
    `<title>${escapeHtml(title)}</title>`,
    metaTag('description', description),
    ...(canonical === undefined ? [metaTag('robots', 'noindex')] : []),
    ...(canonical ? [linkTag('canonical', canonical)] : []),
    ...alternates.map(({ hreflang, href }) => linkTag('alternate', href, ` hreflang="${hreflang}"`)),
    metaTag('theme-color', backdropColor),
    linkTag('icon', base + iconFiles.png, ' type="image/png" sizes="192x192"'),
    linkTag('icon', base + iconFiles.svg, ' type="image/svg+xml"'),
    linkTag('apple-touch-icon', base + iconFiles.touch),
    propertyTag('og:type', kind),
    propertyTag('og:site_name', siteName),
    propertyTag('og:title', title),
    propertyTag('og:description', description),
    ...(canonical ? [propertyTag('og:url', canonical)] : []),
    ...(sharePicture === undefined ? [] : shareTags(sharePicture)),
    metaTag('twitter:card', sharePicture === undefined ? 'summary' : 'summary_large_image'),
    // A "<" could end the block early ("</script>"); in JSON it may be written as an escape instead.
    ...(linkedData === undefined
      ? []
      : [`<script type="application/ld+json">${linkedData.replaceAll('<', '\\u003c')}</script>`]),
  ].join('\n    ');
}

function shareTags({ address, widthPx, heightPx, alt }: SharePicture): readonly string[] {
  return [
    propertyTag('og:image', address),
    propertyTag('og:image:type', 'image/png'),
    propertyTag('og:image:width', String(widthPx)),
    propertyTag('og:image:height', String(heightPx)),
    propertyTag('og:image:alt', alt),
  ];
}
