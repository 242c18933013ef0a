// The messages of a site: those of its language, overridden by the owner's.

import { numericDateMessages } from '../../../src/resume/dates/formatPeriod.ts';
import { baseMessages } from '../../../src/resume/messages/baseMessages.ts';
import { documentMessages } from '../../../src/resume/messages/documentMessages.ts';
import { draftMessages } from '../../../src/resume/messages/draftMessages.ts';
import type { Messages } from '../../../src/resume/messages/Messages.ts';
import { manualMessages } from '../../../src/resume/messages/manualMessages.ts';
import { type FlatMessages, flattenMessages, translateMessages } from '../../messages/flatMessages.ts';

export type Translations = {
  english: FlatMessages;
  /** Translations that ship with the project, by language tag. */
  shipped: Readonly<Record<string, FlatMessages>>;
};

/** All messages of a site; `undefined` if they are the unchanged English ones. */
export function siteMessages(
  language: string,
  { english, shipped }: Translations,
  ownMessages: FlatMessages,
): FlatMessages | undefined {
  const overrides = { ...(translation(language, shipped) ?? flatNumericDates(language)), ...ownMessages };
  return Object.keys(overrides).length > 0 ? { ...english, ...overrides } : undefined;
}

/** Whether the interface is English, or most of it is translated by the project or the owner. */
export function isTranslated(language: string, { english, shipped }: Translations, ownMessages: FlatMessages): boolean {
  const ownCount = Object.keys(ownMessages).filter((key) => key in english).length;
  return (
    /^en(-|$)/i.test(language) ||
    translation(language, shipped) !== undefined ||
    ownCount > Object.keys(english).length / 2
  );
}

function translation(language: string, shipped: Translations['shipped']): FlatMessages | undefined {
  const nearestTag = Object.keys(shipped).find((tag) => isTranslationFor(language, tag));
  return shipped[language] ?? shipped[nearestTag ?? ''];
}

/** Whether a translation suits a language: German suits Austria, but Brazilian Portuguese does not suit Portugal. */
function isTranslationFor(language: string, shippedTag: string): boolean {
  const [reader, translation] = [new Intl.Locale(language).maximize(), new Intl.Locale(shippedTag)];
  const isForRegion = !translation.region || translation.region === reader.region;
  return translation.language === reader.language && isForRegion;
}

/** For languages without a translation: dates with months as numbers, which all readers understand. */
function flatNumericDates(language: string): FlatMessages {
  return /^en(-|$)/i.test(language) ? {} : flattenMessages('base', numericDateMessages(language));
}

/** The messages that pages and documents mix with the owner's texts. */
export function messagesFrom(flatMessages: FlatMessages): Required<Messages> {
  return {
    base: translateMessages(flatMessages, 'base', baseMessages),
    drafts: translateMessages(flatMessages, 'drafts', draftMessages),
    manual: translateMessages(flatMessages, 'manual', manualMessages),
    documents: translateMessages(flatMessages, 'documents', documentMessages),
  };
}
