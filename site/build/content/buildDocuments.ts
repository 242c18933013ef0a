import type { Content } from '../../../src/content/Content.ts';
import type { DocumentSources, SiteDocuments } from './siteDocuments.ts';

let last: { of: string; made: Promise<SiteDocuments> } | undefined;

/**
 * The documents of a build, which are checked before anything is written, and written later: both get the same ones, since
 * to make them takes a second.
 *
 * @throws when the compiler cannot be loaded
 */
export function buildDocuments(content: Content, sources: DocumentSources): Promise<SiteDocuments> {
  const of = JSON.stringify([content, sources]);
  if (last?.of !== of) {
    last = { of, made: import('./siteDocuments.ts').then(({ siteDocuments }) => siteDocuments(content, sources)) };
  }
  return last.made;
}
