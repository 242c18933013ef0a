import type { InlineCode } from '../head/inlineCode.ts';
import { headersFile } from './hostHeaders.ts';
import { hashedFileCaching, httpsOnly, securityHeaders } from './securityPolicy.ts';

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
      `${base}assets/*`,
      `  Cache-Control: ${hashedFileCaching}`,
    ),
    '.htaccess': lines(
      `ErrorDocument 404 ${base}404.html`,
      'AddDefaultCharset utf-8',
      'AddType application/manifest+json .webmanifest',
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
