// The interface texts of a site: its language's, overridden by the owner's own.

import { numericDateMessages } from '../../../src/resume/dates/formatPeriod.ts';
import { baseMessages } from '../../../src/resume/messages/baseMessages.ts';
import { documentMessages } from '../../../src/resume/messages/documentMessages.ts';
import { draftMessages } from '../../../src/resume/messages/draftMessages.ts';
import type { Messages } from '../../../src/resume/messages/Messages.ts';
import { manualMessages } from '../../../src/resume/messages/manualMessages.ts';
import { type Catalog, flattenMessages, translateMessages } from '../../messages/catalog.ts';

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
  const overrides = { ...(translation(language, shipped) ?? numericDateCatalog(language)), ...ownPhrases };
  return Object.keys(overrides).length > 0 ? { ...english, ...overrides } : undefined;
}

/** Whether the interface is in a language: one that the site ships, or the owner's for most texts. */
export function isTranslated(language: string, { english, shipped }: Languages, ownPhrases: Catalog): boolean {
  const owns = Object.keys(ownPhrases).filter((key) => key in english).length;
  return (
    /^en(-|$)/i.test(language) || translation(language, shipped) !== undefined || owns > Object.keys(english).length / 2
  );
}

function translation(language: string, shipped: Languages['shipped']): Catalog | undefined {
  const nearestTag = Object.keys(shipped).find((tag) => isTranslationFor(language, tag));
  return shipped[language] ?? shipped[nearestTag ?? ''];
}

/** Whether readers of a language get a translation: German in Austria, but not Brazilian in Portugal. */
function isTranslationFor(language: string, shippedTag: string): boolean {
  const [reader, translation] = [new Intl.Locale(language).maximize(), new Intl.Locale(shippedTag)];
  const isForRegion = !translation.region || translation.region === reader.region;
  return translation.language === reader.language && isForRegion;
}

/** For a language without a translation: every reader understands months as numbers. */
function numericDateCatalog(language: string): Catalog {
  return /^en(-|$)/i.test(language) ? {} : flattenMessages('base', numericDateMessages(language));
}

/** The texts that appear among the owner's. */
export function messagesFrom(catalog: Catalog): Required<Messages> {
  return {
    base: translateMessages(catalog, 'base', baseMessages),
    drafts: translateMessages(catalog, 'drafts', draftMessages),
    manual: translateMessages(catalog, 'manual', manualMessages),
    documents: translateMessages(catalog, 'documents', documentMessages),
  };
}
