import { escapeHtml } from '../head/tags.ts';

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
