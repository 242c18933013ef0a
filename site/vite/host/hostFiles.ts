import type { alternates } from '../../app/bar/pageLanguages.ts';
import { cutDocumentsFolder } from '../cuts/cutFiles.ts';
import type { InlineCode } from '../head/inlineCode.ts';
import { escapeHtml } from '../head/tags.ts';
import { hashedFileCaching, httpsOnly, securityHeaders } from './securityPolicy.ts';

/** Response headers per path, for Netlify and Cloudflare Pages. */
export const headersFile = '_headers';

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Redirects and 404 pages per path, for Netlify. */
export const redirectsFile = '_redirects';

/**
 * Files for static hosts: `_headers` (Netlify, Cloudflare Pages), `.htaccess` (Apache) and
 * `.nojekyll`, without which GitHub Pages skips files. A translated site also gets `_redirects`
 * (Netlify) and an `.htaccess` per language folder, for its 404 page.
 */
export function hostFiles(site: {
  /** The site's path, with a slash at both ends. */
  base: string;
  address: string;
  /** The inline code of all pages, which the security policy allows by hash. */
  inline: readonly InlineCode[];
  /** The folders of the other languages: `de/`. */
  translations?: readonly string[];
  /** The text of the owner's `_redirects`. */
  redirects?: string;
  /** Whether a language has cuts of the résumé, whose documents search engines must not list. */
  hasCuts?: boolean;
}): Readonly<Record<string, string>> {
  const { base, address, inline, translations = [], redirects = '', hasCuts = false } = site;
  const headers = Object.entries(securityHeaders(inline));
  const isHttps = address.startsWith('https://');
  const notFoundPath = (folder: string) => `${base}${folder}404.html`;
  return {
    '.nojekyll': '',
    ...Object.fromEntries(
      translations.map((path) => [`${path}.htaccess`, `ErrorDocument 404 ${notFoundPath(path)}\n`]),
    ),
    ...(translations.length > 0 && {
      [redirectsFile]:
        redirects + lines('', ...translations.map((path) => `${base}${path}* ${notFoundPath(path)} 404`)),
    }),
    [headersFile]: lines(
      `${base}*`,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      ...(isHttps ? [`  ${httpsOnly.name}: ${httpsOnly.value}`] : []),
      ...['', ...translations].flatMap((path) => [
        `${base}${path}resume.docx`,
        `  Content-Type: ${docxType}`,
        `${base}${path}assets/*`,
        `  Cache-Control: ${hashedFileCaching}`,
        ...(hasCuts ? [`${base}${path}${cutDocumentsFolder}/*`, '  X-Robots-Tag: noindex'] : []),
      ]),
    ),
    '.htaccess': lines(
      `ErrorDocument 404 ${notFoundPath('')}`,
      'AddDefaultCharset utf-8',
      `AddType ${docxType} .docx`,
      'Options -Indexes -MultiViews',
      '<IfModule mod_headers.c>',
      ...headers.map(([name, value]) => `  Header always set ${name} "${value}"`),
      // The standard forbids this header over http.
      ...(isHttps ? [`  Header always set ${httpsOnly.name} "${httpsOnly.value}" "expr=%{HTTPS} == 'on'"`] : []),
      '  <If "%{REQUEST_URI} =~ m#/assets/#">',
      `    Header set Cache-Control "${hashedFileCaching}"`,
      '  </If>',
      ...(hasCuts
        ? [`  <If "%{REQUEST_URI} =~ m#/${cutDocumentsFolder}/#">`, '    Header set X-Robots-Tag "noindex"', '  </If>']
        : []),
      '</IfModule>',
    ),
  };
}

function lines(...texts: readonly string[]): string {
  return `${texts.join('\n')}\n`;
}

/** An indexed page, and its addresses in all languages, if there are several. */
type IndexedPage = { address: string; alternates?: ReturnType<typeof alternates> };

/**
 * `robots.txt` and `sitemap.xml`, which needs an address.
 * @param address the site's address, with a trailing slash; `''` if it is unknown
 */
export function searchFiles(address: string, pages: readonly IndexedPage[]): Readonly<Record<string, string>> {
  const robots = 'User-agent: *\nAllow: /\n';
  if (!address) return { 'robots.txt': robots };
  const entries = pages.map(({ address: page, alternates: alternatePages = [] }) => {
    const alternateLinks = alternatePages.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return `  <url><loc>${escapeHtml(page)}</loc>${alternateLinks.join('')}</url>\n`;
  });
  const namespace = entries.some((entry) => entry.includes('<xhtml:'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return {
    'robots.txt': `${robots}\nSitemap: ${address}sitemap.xml\n`,
    'sitemap.xml':
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${entries.join('')}</urlset>\n`,
  };
}
