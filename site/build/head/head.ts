import { metaPolicy } from '../host/securityPolicy.ts';
import { backdropColor, iconFiles, manifestSizesPx } from '../icons/siteIcons.ts';
import { webManifestFile } from '../icons/webManifest.ts';
import { type InlineCode, inlineElement } from './inlineCode.ts';
import { escapeHtml, linkTag, metaTag, propertyTag } from './tags.ts';

/** A picture that others fetch and show, so its address is a whole one. */
export type SharePicture = { address: string; widthPx: number; heightPx: number; alt: string };

export type HeadFacts = {
  title: string;
  description: string;
  /** The page's one true address; none for a page that is not to be found again, such as the 404. */
  canonical?: string;
  /** Where the page is in all languages of the site, if there are several, and the place each is spoken: `de_DE`, its own first. */
  alternates?: readonly { hreflang: string; href: string }[];
  locales?: readonly string[];
  siteName: string;
  kind: 'website' | 'profile';
  /** The site's path, with a slash at both ends: icons and manifest are beside the pages. */
  base: string;
  /** What a link to the page shows; none where the site's own address is not known. */
  sharePicture?: SharePicture;
  fonts: readonly string[];
  /** What the first paint needs: a script that shows what this device remembers, and the styles of the first screenful. */
  inline: InlineCode;
  /** The tags of the style sheets, which a browser without scripts asks for at once. */
  sheets: string;
  /** A data block for search engines, as JSON. */
  linkedData?: string;
};

/**
 * The part of a page's `<head>` that differs from page to page, as HTML. The policy comes first: it holds for what
 * stands after it.
 */
export function head(facts: HeadFacts): string {
  const { title, description, canonical, siteName, kind, base, sharePicture } = facts;
  const { fonts, inline, sheets, linkedData, alternates = [], locales = [] } = facts;
  return [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(metaPolicy(inline))}">`,
    inlineElement('script', inline.script),
    inlineElement('style', inline.style),
    `<noscript>${sheets}</noscript>`,
    `<title>${escapeHtml(title)}</title>`,
    metaTag('description', description),
    canonical === undefined ? metaTag('robots', 'noindex') : linkTag('canonical', canonical),
    ...alternates.map(({ hreflang, href }) => linkTag('alternate', href, ` hreflang="${hreflang}"`)),
    metaTag('theme-color', backdropColor),
    linkTag(
      'icon',
      base + iconFiles.manifest[0],
      ` type="image/png" sizes="${manifestSizesPx[0]}x${manifestSizesPx[0]}"`,
    ),
    linkTag('icon', base + iconFiles.svg, ' type="image/svg+xml"'),
    linkTag('apple-touch-icon', base + iconFiles.touch),
    linkTag('manifest', base + webManifestFile),
    propertyTag('og:type', kind),
    propertyTag('og:site_name', siteName),
    ...locales.map((locale, index) => propertyTag(index === 0 ? 'og:locale' : 'og:locale:alternate', locale)),
    propertyTag('og:title', title),
    propertyTag('og:description', description),
    ...(canonical === undefined ? [] : [propertyTag('og:url', canonical)]),
    ...(sharePicture === undefined ? [] : shareTags(sharePicture)),
    metaTag('twitter:card', sharePicture === undefined ? 'summary' : 'summary_large_image'),
    metaTag('twitter:title', title),
    metaTag('twitter:description', description),
    ...fonts.map((font) => linkTag('preload', font, ' as="font" type="font/woff2" crossorigin')),
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
    metaTag('twitter:image', address),
    metaTag('twitter:image:alt', alt),
  ];
}
