// The interface texts of a site: its language's, overridden by the owner's own.

import { baseMessages } from '../baseMessages.ts';
import { type Catalog, flattenMessages, translateMessages } from '../catalog.ts';
import { draftMessages } from '../draft/draftMessages.ts';
import { numericDateMessages } from '../formatPeriod.ts';
import type { Messages } from '../Messages.ts';
import { documentMessages } from '../print/documentMessages.ts';
import { manualMessages } from '../print/manualMessages.ts';

/** The available interface texts. */
export type Languages = {
  english: Catalog;
  /** Translations that ship with the project, by language tag. */
  shipped: Readonly<Record<string, Catalog>>;
};

/** All interface texts of a site; `undefined` if they are the English ones unchanged. */
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

/** For a language without a translation: every reader understands months as numbers. */
function numericDateCatalog(language: string): Catalog {
  return /^en(-|$)/i.test(language) ? {} : flattenMessages('said', numericDateMessages(language));
}

/** The texts that appear among the owner's. */
export function messagesFrom(catalog: Catalog): Required<Messages> {
  return {
    base: translateMessages(catalog, 'said', baseMessages),
    drafts: translateMessages(catalog, 'drafts', draftMessages),
    manual: translateMessages(catalog, 'manual', manualMessages),
    documents: translateMessages(catalog, 'documents', documentMessages),
  };
}
