// Limits far beyond any résumé. They are checked before anything else, because beyond them pages
// and documents take minutes or exhaust memory.

import { htmlIn, maxTextLength } from '../normalize/htmlText.ts';
import { error, type Finding, type Path, warning } from '../report/Finding.ts';
import { quoteValue } from '../report/formatFindings.ts';
import { everyValue, isRecord } from '../values.ts';

export const maxEntries = 500;

/** In characters. */
const maxKeyLength = 200;

/** The deepest nesting; a résumé has five levels. Code that reads them recurses. */
const maxDepth = 20;

export const tooDeepMessage = `Lists and objects nested more than ${maxDepth} levels deep, or one contains itself. Remove some levels.`;

/**
 * The most marks and joiners on one character: the Unicode standard's Stream-Safe Text Format (UAX
 * 15), far beyond any linguistic use.
 */
const maxCombiningMarks = 30;

/** Marks of one character: accents, joiners with the pictures they join, skin tones, flag tags. */
const excessMarks = new RegExp(
  String.raw`(?:[\p{M}\p{Cf}\p{Emoji_Modifier}]|(?<=\u200D)\p{Extended_Pictographic}){${maxCombiningMarks + 1},}`,
  'u',
);

/** Finds values beyond the limits. Does not look into a list or object that is too large. */
export function sizeFindings(document: unknown): Finding[] {
  const deepPath = tooDeepPath(document);
  return deepPath ? [error(deepPath, tooDeepMessage)] : oversizedValues(document, []);
}

/** The top-level key or item that nests too deep, or contains itself (possible in YAML). */
function tooDeepPath(document: unknown): Path | undefined {
  // Visit each object once per level: shared objects would multiply without end.
  let level = new Map<object, Path>(isObject(document) ? [[document, []]] : []);
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const inner = Array.from(level, ([value, path]) =>
      Object.entries(value).map(([key, item]) => [item, depth === 0 ? stepTo(value, key) : path] as const),
    );
    level = new Map(inner.flat().filter((entry): entry is [object, Path] => isObject(entry[0])));
  }
  const [path] = level.values();
  return path;
}

const stepTo = (value: object, key: string): Path => [Array.isArray(value) ? Number(key) : key];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function oversizedValues(value: unknown, path: Path): Finding[] {
  if (typeof value === 'string') return oversizedText(value, path);
  if (Array.isArray(value)) {
    return value.length > maxEntries
      ? [error(path, tooManyMessage(value.length, 'entries'))]
      : value.flatMap((item, index) => oversizedValues(item, [...path, index]));
  }
  if (!isRecord(value)) return [];
  const entries = Object.entries(value);
  if (entries.length > maxEntries) return [error(path, tooManyMessage(entries.length, 'keys'))];
  const longEntry = entries.find(([key]) => key.length > maxKeyLength);
  if (longEntry)
    return [
      error(path, `Key too long: ${longEntry[0].length} characters, and the limit is ${maxKeyLength}. Shorten it.`),
    ];
  return entries.flatMap(([key, item]) => oversizedValues(item, [...path, key]));
}

function tooManyMessage(count: number, noun: string): string {
  return `Too many ${noun}: ${count}, and the limit is ${maxEntries}. Remove ${count - maxEntries}.`;
}

function oversizedText(text: string, path: Path): Finding[] {
  if (text.length > maxTextLength)
    return [error(path, `Too long: ${text.length} characters, and the limit is ${maxTextLength}. Shorten it.`)];
  const [marks] = excessMarks.exec(text) ?? [];
  if (marks === undefined) return [];
  const count = [...marks].length;
  const message = `Too many accents and joiners on one character: ${count}, and the limit is ${maxCombiningMarks}. Remove some.`;
  return [error(path, message)];
}

/** Control characters except white space: left by a program by mistake. */
const controlCharacter = /(?![\t-\r])\p{Cc}/u;

/**
 * Finds broken characters (U+FFFD: invalid UTF-8, or half a surrogate pair), control characters
 * (browsers parse some as others) and HTML.
 */
export function characterFindings(document: unknown): Finding[] {
  return [...everyValue(document)].flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const character = controlCharacter.exec(value)?.[0];
    if (character !== undefined) {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return [error(path, `Control character (U+${code}) in this text. Remove it.`)];
    }
    if (value.includes('\uFFFD'))
      return [warning(path, 'Broken character in this text. Save the file as UTF-8, then retype the character.')];
    const html = /^https?:\S*$/.test(value) ? undefined : htmlIn(value);
    return html === undefined ? [] : [warning(path, `HTML in this text: ${quoteValue(html)}. Remove it.`)];
  });
}
