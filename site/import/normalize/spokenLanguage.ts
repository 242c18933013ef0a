// Spoken languages and their levels. People list programming languages under the same title.

import { isEmpty, type JsonObject } from '../values.ts';
import { anyOf, words } from '../words/words.ts';
import type { NormalizationContext } from './context.ts';

const codes =
  'en de fr es it pt nl pl sv da nb nn no fi cs hu ro tr ru uk el ar he zh ja ko hi fa ' +
  'ta te ml bn mr ur pa vi th id ms tl ca eu gl hr sr sl sk bg lt lv et is ga cy sw am yo zu af';

const names: ReadonlySet<string> = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb'].flatMap((locale) => {
    const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
    return codes.split(' ').map((code) => languageNames.of(code)?.toLowerCase() ?? code);
  }),
);

/** Whether a text begins with the name of a spoken language: "Tamil (native)", "English - C1". */
export function isSpokenLanguage(text: unknown): boolean {
  const [name = ''] = typeof text === 'string' ? (/^\p{L}+/u.exec(text.trim()) ?? []) : [];
  return names.has(name.toLowerCase());
}

/** Splits "English (native)" or "Brazilian Portuguese : B2" into a language and its level. */
export function languageIn(text: string): { language: string; fluency?: string } {
  const [, name = '', labeled] = /^([^:–—-]*[^\s:–—-])(?:\s*:|\s+[–—-])\s+(\S.*)$/.exec(text.trim()) ?? [];
  const isLabeled = !/\s/.test(name) || isSpokenLanguage(name.split(/\s+/).at(-1));
  const [, language = text, fluency] =
    /^(.*\S)\s*\(([^)]+)\)$/.exec(text.trim()) ?? (isLabeled && labeled ? ['', name, labeled] : []);
  return { language, ...(fluency && { fluency }) };
}

/** Splits "Hindi, English (fluent)" into a text for each language. */
export function languagesIn(text: string): readonly string[] {
  const [, names = '', level] = /^([^()]*,[^()]*?)\s*(\([^()]*\))$/.exec(text.trim()) ?? [];
  const languages = names.split(/\s*,\s*/);
  return level && languages.every(isSpokenLanguage) ? languages.map((language) => `${language} ${level}`) : [text];
}

const levelKey = /^(?:native|level|fluency|proficiency)$/i;

/** Reads `"native": true` as the level of a language. Other levels beside it are defaults of a page. */
export function chooseNative(entry: JsonObject, { filePath, reportUnused }: NormalizationContext): JsonObject {
  const flag = Object.keys(entry).find((key) => /^(?:is)?native/i.test(key) && entry[key] === true);
  if (flag === undefined) return entry;
  const { native } = entry;
  const levels = Object.keys(entry).filter((key) => levelKey.test(key) && key !== 'native');
  for (const key of levels) reportUnused([...filePath, key], entry[key]);
  const others = Object.entries(entry).filter(([key]) => key !== flag && !levelKey.test(key));
  return { ...Object.fromEntries(others), fluency: typeof native === 'string' && native ? native : 'Native' };
}

export function splitFluency(entry: JsonObject): JsonObject {
  const { language, fluency } = entry;
  return typeof language === 'string' && isEmpty(fluency) ? { ...entry, ...languageIn(language) } : entry;
}

const level = new RegExp(`^${anyOf(words.entries['levels of a language'])}`, 'iu');

export const isLanguageLevel = (text: string): boolean => level.test(text);
