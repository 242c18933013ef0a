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

/** A value beyond a limit: what an owner can do, and what an import does. */
type Excess = { path: Path; message: string };

type LimitedDocument = { value: unknown; excesses: readonly Excess[] };

/** Leaves out what is beyond the limits, with a warning for each. */
export function withinLimits(document: unknown): { value: unknown; findings: Finding[] } {
  const { value, excesses } = limited(document);
  const findings = excesses.map(({ path, message }) => ({ ...warning(path, message), isLoss: true as const }));
  return { value, findings };
}

function limited(document: unknown): LimitedDocument {
  const deepPaths = isObject(document) ? Object.keys(document).filter((key) => isTooDeep(document, key)) : [];
  if (!isObject(document) || deepPaths.length === 0) return limitedValue(document, []);
  const shallow = Object.entries(document).filter(([key]) => !deepPaths.includes(key));
  const rest = limitedValue(
    Array.isArray(document) ? shallow.map(([, item]) => item) : Object.fromEntries(shallow),
    [],
  );
  const excesses = deepPaths.map((key) => ({
    path: [Array.isArray(document) ? Number(key) : key],
    message: `${tooDeep} This part is left out.`,
  }));
  return { value: rest.value, excesses: [...excesses, ...rest.excesses] };
}

/** Whether the value of a key nests too deep, or contains itself (possible in YAML). */
function isTooDeep(document: object, key: string): boolean {
  const [, value] = Object.entries(document).find(([name]) => name === key) ?? [];
  // Visit each object once per level: shared objects would multiply without end.
  let level = new Set([value].filter(isObject));
  for (let depth = 1; depth < maxDepth && level.size > 0; depth += 1)
    level = new Set([...level].flatMap((item) => Object.values(item).filter(isObject)));
  return level.size > 0;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function limitedValue(value: unknown, path: Path): LimitedDocument {
  if (typeof value === 'string') return limitedText(value, path);
  if (Array.isArray(value)) {
    if (value.length > maxEntries)
      return afterExcess(value.slice(0, maxEntries), tooMany(path, 'The list', `${value.length} entries`));
    const items = value.map((item, index) => limitedValue(item, [...path, index]));
    return { value: items.map((item) => item.value), excesses: items.flatMap(({ excesses }) => excesses) };
  }
  if (!isRecord(value)) return { value, excesses: [] };
  const entries = Object.entries(value);
  if (entries.length > maxEntries) {
    const firstEntries = Object.fromEntries(entries.slice(0, maxEntries));
    return afterExcess(firstEntries, tooMany(path, 'The object', `${entries.length} keys`));
  }
  const [longKey] = entries.find(([key]) => key.length > maxKeyLength) ?? [];
  if (longKey !== undefined) {
    const { [longKey]: _, ...otherEntries } = value;
    const message = `${overLimit('The key', `${longKey.length} characters`, maxKeyLength)} It is left out.`;
    return afterExcess(otherEntries, { path, message });
  }
  const items = entries.map(([key, item]) => [key, limitedValue(item, [...path, key])] as const);
  return {
    value: Object.fromEntries(items.map(([key, item]) => [key, item.value])),
    excesses: items.flatMap(([, { excesses }]) => excesses),
  };
}

/** Looks for further excesses in what remains. */
function afterExcess(rest: unknown, excess: Excess): LimitedDocument {
  const { value, excesses } = limitedValue(rest, excess.path);
  return { value, excesses: [excess, ...excesses] };
}

function tooMany(path: Path, owner: string, count: string): Excess {
  return { path, message: `${overLimit(owner, count, maxEntries)} The rest is left out.` };
}

function limitedText(text: string, path: Path): LimitedDocument {
  if (text.length > maxTextLength) {
    const message = `${overLimit('The text', `${text.length} characters`, maxTextLength)} The rest is cut off.`;
    return afterExcess(text.slice(0, maxTextLength).replace(/\s+\S*$|[\uD800-\uDBFF]$/, ''), { path, message });
  }
  const [marks] = excessMarks.exec(text) ?? [];
  if (marks === undefined) return { value: text, excesses: [] };
  const message = `${overLimit('A character', `${[...marks].length} accents and joiners`, maxCombiningMarks)} The rest is left out.`;
  return { value: text.replace(allExcessMarks, '$1'), excesses: [{ path, message }] };
}
