// Limits far beyond any résumé. They are applied before anything else, because beyond them pages and
// documents take minutes or exhaust memory.
import { withOriginOf } from '../readTracker.ts';
import { type Finding, type Path, warning } from '../report/Finding.ts';
import { overLimit } from '../report/messages.ts';
import { maxTextLength } from '../text/htmlText.ts';
import { isRecord } from '../values.ts';

export const maxEntries = 500;

/** The deepest nesting that is read. A résumé has five levels. The code recurses at each level. */
const maxDepth = 20;

const tooDeep = `Lists and objects nested more than ${maxDepth} levels deep, or one contains itself.`;
export const tooDeepMessage = `${tooDeep} Remove some levels.`;

const maxMarks = 30;

/**
 * A mark that belongs to the character before it: accents, joiners with the pictures they join,
 * skin tones, flag tags.
 */
const mark = String.raw`(?:[\p{M}\p{Cf}\p{Emoji_Modifier}]|(?<=\u200D)\p{Extended_Pictographic})`;

/** Matches more marks than Unicode's Stream-Safe Text Format allows (UAX 15). Documents with them take minutes. */
const excessMarks = new RegExp(`(${mark}{${maxMarks}})${mark}+`, 'gu');

type ReportExcess = (path: Path, message: string) => void;

/** Drops what exceeds the limits, with warnings. */
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
  const firstOf = <Item>(items: readonly Item[], subject: string, unit: string) => {
    const count = `${items.length} ${unit}`;
    if (items.length > maxEntries) report(path, `${overLimit(subject, count, maxEntries)} The rest is left out.`);
    return items.slice(0, maxEntries);
  };
  if (Array.isArray(value))
    return firstOf(value, 'The list', 'entries').map((item, index) => limitedValue(item, [...path, index], report));
  if (!isRecord(value)) return value;
  // Assigning this key to a copy would change the copy's prototype.
  if (Object.hasOwn(value, '__proto__')) report(path, 'Programs reserve the key "__proto__". It is left out.');
  const ownEntries = Object.entries(value).filter(([key]) => key !== '__proto__');
  const entries = firstOf(ownEntries, 'The object', 'keys');
  const limited = entries.map(([key, item]) => [key, limitedValue(item, [...path, key], report)]);
  return withOriginOf(value, Object.fromEntries(limited));
}

function limitedText(text: string, path: Path, report: ReportExcess): string {
  const isLong = text.length > maxTextLength;
  if (isLong) report(path, `${overLimit('The text', `${text.length} characters`, maxTextLength)} The rest is cut off.`);
  const shortText = isLong ? text.slice(0, maxTextLength).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '') : text;
  const safeText = shortText.replace(excessMarks, '$1');
  if (safeText !== shortText)
    report(path, `A character has more than ${maxMarks} accents and joiners. The rest is left out.`);
  return safeText;
}
