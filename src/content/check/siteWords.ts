// The fixed words of one site: those of its language, and over them the owner's own.
import { type Catalogue, catalogueOf, spokenIn } from '../catalogue.ts';
import { draftWords } from '../draft/draftWords.ts';
import { numberedPeriods } from '../formatPeriod.ts';
import { documentWords } from '../print/documentWords.ts';
import { manualWords } from '../print/manualWords.ts';
import { saidWords } from '../saidWords.ts';
import type { Words } from '../Words.ts';

/** The fixed words that a site can choose from. */
export type Languages = {
  english: Catalogue;
  /** Those that are shipped beside English, by their tags. */
  shipped: Readonly<Record<string, Catalogue>>;
};

/** All the fixed words of a site; `undefined` where they are the English ones, as they are. */
export function siteWords(language: string, { english, shipped }: Languages, own: Catalogue): Catalogue | undefined {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  const near = Object.keys(shipped).find((tag) => primary(tag) === primary(language));
  const translated = shipped[language] ?? shipped[near ?? ''] ?? inNumbers(language);
  const changed = { ...translated, ...own };
  return Object.keys(changed).length > 0 ? { ...english, ...changed } : undefined;
}

/** Of a language that is not shipped, dates at least: months as numbers are understood in all. */
function inNumbers(language: string): Catalogue {
  return /^en(-|$)/i.test(language) ? {} : catalogueOf('said', numberedPeriods(language));
}

/** Those of the words that stand among the owner's. */
export function wordsIn(catalogue: Catalogue): Required<Words> {
  return {
    said: spokenIn(catalogue, 'said', saidWords),
    drafts: spokenIn(catalogue, 'drafts', draftWords),
    manual: spokenIn(catalogue, 'manual', manualWords),
    documents: spokenIn(catalogue, 'documents', documentWords),
  };
}
