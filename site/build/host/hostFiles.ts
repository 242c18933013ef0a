import type { InlineCode } from '../head/inlineCode.ts';
import { escapeHtml } from '../head/tags.ts';
import { hashedFileCaching, httpsOnly, securityHeaders } from './securityPolicy.ts';

/** Where the hosts that know it read which headers go with which files. */
export const headersFile = '_headers';

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * The files by which static hosts learn what GitHub Pages cannot be told: `_headers` (Netlify, Cloudflare Pages),
 * `.htaccess` (Apache), and `.nojekyll`, which keeps GitHub Pages from leaving files out.
 *
 * @param base the site's path, with a slash at both ends
 * @param address the site's address
 * @param inline what stands in the pages themselves
 */
export function hostFiles(
  base: string,
  address: string,
  inline: readonly InlineCode[],
): Readonly<Record<string, string>> {
  const headers = Object.entries(securityHeaders(inline));
  const isHttps = address.startsWith('https://');
  return {
    '.nojekyll': '',
    [headersFile]: lines(
      `${base}*`,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      ...(isHttps ? [`  ${httpsOnly.name}: ${httpsOnly.value}`] : []),
      `${base}resume.docx`,
      `  Content-Type: ${docxType}`,
      `${base}assets/*`,
      `  Cache-Control: ${hashedFileCaching}`,
    ),
    '.htaccess': lines(
      `ErrorDocument 404 ${base}404.html`,
      'AddDefaultCharset utf-8',
      'AddType application/manifest+json .webmanifest',
      `AddType ${docxType} .docx`,
      'Options -Indexes -MultiViews',
      '<IfModule mod_headers.c>',
      ...headers.map(([name, value]) => `  Header always set ${name} "${value}"`),
      // By http, browsers are to be sent no such header.
      ...(isHttps ? [`  Header always set ${httpsOnly.name} "${httpsOnly.value}" "expr=%{HTTPS} == 'on'"`] : []),
      '  <If "%{REQUEST_URI} =~ m#/assets/#">',
      `    Header set Cache-Control "${hashedFileCaching}"`,
      '  </If>',
      '</IfModule>',
    ),
  };
}

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

/**
 * What search engines ask for: `robots.txt` and `sitemap.xml`.
 *
 * @param address the site's address, closing slash included
 * @param paths the pages to be found, from the site's root: `/`, `/resume`
 */
export function searchFiles(address: string, paths: readonly string[]): Readonly<Record<string, string>> {
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(address + path.slice(1))}</loc></url>\n`);
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`,
    'sitemap.xml':
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
  };
}
