import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { inject, type ProvidedContext } from 'vitest';

type SiteName = keyof ProvidedContext['sites'];

export const builtFolder = (site: SiteName, ...path: string[]) => join(inject('builtFolder'), site, ...path);
export const builtText = (site: SiteName, file: string) => readFileSync(builtFolder(site, file), 'utf8');

/** The files in a folder of a site, with their paths in the site. Paths have slashes, on Windows too. */
export const filesIn = (site: SiteName, folder = '') =>
  readdirSync(builtFolder(site, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(builtFolder(site), join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

export const pageFiles = (site: SiteName, folder?: string) =>
  filesIn(site, folder).filter((file) => file.endsWith('.html'));

export const elementsIn = (html: string, selector: string) =>
  selectAll<AnyNode, Element>(selector, parseDocument(html));

/** The inline scripts and styles of a page, without the data for search engines. */
export const inlineCode = (html: string) => ({
  scripts: elementsIn(html, 'script:not([src], [type="application/ld+json"])').map(textContent),
  styles: elementsIn(html, 'style').map(textContent),
});
