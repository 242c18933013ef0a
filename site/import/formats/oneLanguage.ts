// Some files have each text in several languages: `{ "de": "Tischlerin", "en": "Joiner" }`.
import { mapParts } from '../readTracker.ts';
import { everyValue, isEmpty, isRecord } from '../values.ts';

const tag = /^[a-z]{2}(?:[-_][a-zA-Z]{2,4})?$/;
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** `languages` is set if the file has several. The imported one comes first. */
type OneLanguage = { document: unknown; languages?: readonly string[] };

/** Reads each text in the document's most frequent language, or else in the next one that the text has. */
export function inOneLanguage(document: unknown): OneLanguage {
  const counts = new Map<string, number>();
  for (const { path, value } of everyValue(document)) {
    // `"languages": { "en": "native" }` has levels, not translations.
    const isLevels = /lang|sprach|idioma|langue|lingu|taal|talen/i.test(String(path.at(-1)));
    const keys = isLevels ? [] : languagesOf(value);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + (path.length === 0 ? 2 : 1));
  }
  const languages = Array.from(counts, ([language, count]) => ({ language, count }))
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .map(({ language }) => language);
  return languages.length > 1 ? { document: readIn(document, languages), languages } : { document };
}

/** The keys of an object, if all are language codes. */
function languagesOf(value: unknown): readonly string[] {
  if (!isRecord(value) || isEmpty(value)) return [];
  const keys = Object.keys(value);
  return keys.every((key) => tag.test(key) && languageNames.of(key.replace('_', '-'))) ? keys : [];
}

function readIn(value: unknown, languages: readonly string[]): unknown {
  const keys = languagesOf(value);
  const isTranslated = keys.length > 0 && keys.every((key) => languages.includes(key));
  if (!isRecord(value) || !isTranslated) return mapParts(value, (part) => readIn(part, languages));
  const key = languages.find((language) => !isEmpty(value[language]));
  return key === undefined ? undefined : readIn(value[key], languages);
}
