// Limits far beyond any résumé. They are applied before anything else, because beyond them pages and
// documents take minutes or exhaust memory.
import { maxTextLength } from '../normalize/htmlText.ts';
import { type Finding, type Path, warning } from '../report/Finding.ts';
import { overLimit } from '../report/messages.ts';
import { isRecord } from '../values.ts';

export const maxEntries = 500;

const maxKeyLength = 200;

/** The deepest nesting; a résumé has five levels. Code that reads them recurses. */
const maxDepth = 20;

const tooDeep = `Lists and objects nested more than ${maxDepth} levels deep, or one contains itself.`;
export const tooDeepMessage = `${tooDeep} Remove some levels.`;

/**
 * The most marks and joiners on one character: the Unicode standard's Stream-Safe Text Format (UAX
 * 15), far beyond any linguistic use.
 */
const maxCombiningMarks = 30;

/** Marks of one character: accents, joiners with the pictures they join, skin tones, flag tags. */
const mark = String.raw`(?:[\p{M}\p{Cf}\p{Emoji_Modifier}]|(?<=\u200D)\p{Extended_Pictographic})`;
const excessMarks = new RegExp(`(${mark}{${maxCombiningMarks}})(${mark}+)`, 'u');
const allExcessMarks = new RegExp(excessMarks, 'gu');

type ReportExcess = (path: Path, message: string) => void;

/** Leaves out what is beyond the limits, with a warning for each. */
export function withinLimits(document: unknown): { value: unknown; findings: Finding[] } {
  const findings: Finding[] = [];
  const report: ReportExcess = (path, message) => findings.push({ ...warning(path, message), isLoss: true });
  return { value: limitedValue(withoutDeepParts(document, report), [], report), findings };
}

function withoutDeepParts(document: unknown, report: ReportExcess): unknown {
  if (!isObject(document)) return document;
  const parts = Object.entries(document).filter(([key, part]) => {
    const isDeep = isTooDeep(part);
    if (isDeep) report([Array.isArray(document) ? Number(key) : key], `${tooDeep} This part is left out.`);
    return !isDeep;
  });
  return Array.isArray(document) ? parts.map(([, item]) => item) : Object.fromEntries(parts);
}

/** Whether a part of the document nests too deep, or contains itself (possible in YAML). */
function isTooDeep(part: unknown): boolean {
  // Visit each object once per level: shared objects would multiply without end.
  let level = new Set([part].filter(isObject));
  for (let depth = 1; depth < maxDepth && level.size > 0; depth += 1)
    level = new Set([...level].flatMap((item) => Object.values(item).filter(isObject)));
  return level.size > 0;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function limitedValue(value: unknown, path: Path, report: ReportExcess): unknown {
  if (typeof value === 'string') return limitedText(value, path, report);
  const isFirst = (_: unknown, index: number) => index < maxEntries;
  if (Array.isArray(value)) {
    if (value.length > maxEntries) report(path, tooMany('The list', `${value.length} entries`));
    return value.filter(isFirst).map((item, index) => limitedValue(item, [...path, index], report));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  if (entries.length > maxEntries) report(path, tooMany('The object', `${entries.length} keys`));
  const shortEntries = entries.filter(isFirst).filter(([key]) => {
    const isLong = key.length > maxKeyLength;
    if (isLong) report(path, `${overLimit('The key', `${key.length} characters`, maxKeyLength)} It is left out.`);
    return !isLong;
  });
  return Object.fromEntries(shortEntries.map(([key, item]) => [key, limitedValue(item, [...path, key], report)]));
}

function tooMany(owner: string, count: string): string {
  return `${overLimit(owner, count, maxEntries)} The rest is left out.`;
}

function limitedText(text: string, path: Path, report: ReportExcess): string {
  const isLong = text.length > maxTextLength;
  if (isLong) report(path, `${overLimit('The text', `${text.length} characters`, maxTextLength)} The rest is cut off.`);
  const shortText = isLong ? text.slice(0, maxTextLength).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '') : text;
  const [marks] = excessMarks.exec(shortText) ?? [];
  if (marks === undefined) return shortText;
  const count = `${[...marks].length} accents and joiners`;
  report(path, `${overLimit('A character', count, maxCombiningMarks)} The rest is left out.`);
  return shortText.replace(allExcessMarks, '$1');
}
