import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The pages of the built site: its path (`/flipbook`) and the HTML file that answers it. A page that is written twice,
 * for hosts with other habits (`flipbook.html` and `flipbook/index.html`), is named once.
 */
export function sitePages(site: string): ReadonlyMap<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(site, join(entry.parentPath, entry.name)));
  return new Map(files.sort().map((file) => [`/${file.replace(/(\/?\bindex)?\.html$/, '')}`, file]));
}
