// Limits far beyond any résumé. They are applied before anything else, because beyond them pages and
// documents take minutes or exhaust memory.
import { maxTextLength } from '../normalize/htmlText.ts';
import { type Finding, type Path, warning } from '../report/Finding.ts';
import { overLimit } from '../report/messages.ts';
import { isRecord } from '../values.ts';

export const maxEntries = 500;

/** The deepest nesting; a résumé has five levels. Code that reads them recurses. */
const maxDepth = 20;

const tooDeep = `Lists and objects nested more than ${maxDepth} levels deep, or one contains itself.`;
export const tooDeepMessage = `${tooDeep} Remove some levels.`;

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
  if (Array.isArray(value)) {
    if (value.length > maxEntries)
      report(path, `${overLimit('The list', `${value.length} entries`, maxEntries)} The rest is left out.`);
    return value.slice(0, maxEntries).map((item, index) => limitedValue(item, [...path, index], report));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, limitedValue(item, [...path, key], report)]),
  );
}

function limitedText(text: string, path: Path, report: ReportExcess): string {
  if (text.length <= maxTextLength) return text;
  report(path, `${overLimit('The text', `${text.length} characters`, maxTextLength)} The rest is cut off.`);
  return text.slice(0, maxTextLength).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '');
}
