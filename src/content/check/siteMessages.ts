// The fixed words of one site: those of its language, and over them the owner's own.

import { baseMessages } from '../baseMessages.ts';
import { type Catalog, flattenMessages, translateMessages } from '../catalog.ts';
import { draftMessages } from '../draft/draftMessages.ts';
import { numericDateMessages } from '../formatPeriod.ts';
import type { Messages } from '../Messages.ts';
import { documentMessages } from '../print/documentMessages.ts';
import { manualMessages } from '../print/manualMessages.ts';

/** The fixed words that a site can choose from. */
export type Languages = {
  english: Catalog;
  /** Those that are shipped beside English, by their tags. */
  shipped: Readonly<Record<string, Catalog>>;
};

/** All the fixed words of a site; `undefined` where they are the English ones, as they are. */
export function siteMessages(
  language: string,
  { english, shipped }: Languages,
  ownPhrases: Catalog,
): Catalog | undefined {
  const primarySubtag = (tag: string) => tag.toLowerCase().split('-')[0];
  const nearestTag = Object.keys(shipped).find((tag) => primarySubtag(tag) === primarySubtag(language));
  const translated = shipped[language] ?? shipped[nearestTag ?? ''] ?? numericDateCatalog(language);
  const overrides = { ...translated, ...ownPhrases };
  return Object.keys(overrides).length > 0 ? { ...english, ...overrides } : undefined;
}

/** Of a language that is not shipped, dates at least: months as numbers are understood in all. */
function numericDateCatalog(language: string): Catalog {
  return /^en(-|$)/i.test(language) ? {} : flattenMessages('said', numericDateMessages(language));
}

/** Those of the words that stand among the owner's. */
export function messagesFrom(catalog: Catalog): Required<Messages> {
  return {
    base: translateMessages(catalog, 'said', baseMessages),
    drafts: translateMessages(catalog, 'drafts', draftMessages),
    manual: translateMessages(catalog, 'manual', manualMessages),
    documents: translateMessages(catalog, 'documents', documentMessages),
  };
}
