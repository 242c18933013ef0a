// What no résumé has so much of. Nothing else is looked at before a document keeps to these bounds: beyond them pages and
// documents take minutes, or all of the memory.
import { isRecord } from './everyValue.ts';
import { error, type Path, type Problem } from './Problem.ts';

export const maxEntries = 500;

/** More than the longest text of a résumé: twelve pages. In letters. */
export const maxTextLength = 20_000;

/** In letters. */
const maxKeyLength = 200;

/** Lists and objects within one another: a résumé has five. What reads them calls itself for each. */
const deepest = 20;

export const tooDeep = `Lists and objects stand more than ${deepest} deep in one another here, or one holds itself. Take them out.`;

/**
 * The signs that one letter may have, accents and joiners. The Unicode standard's bound, "significantly beyond what is required
 * for any linguistic or technical usage" (Stream-Safe Text Format, UAX 15).
 */
const maxCombiningMarks = 30;

/** Signs of one letter: marks, joiners with the pictures that they join, skin tones, the tags of flags. */
const excessMarks = new RegExp(
  String.raw`(?:[\p{M}\p{Cf}\p{Emoji_Modifier}]|(?<=\u200D)\p{Extended_Pictographic}){${maxCombiningMarks + 1},}`,
  'u',
);

/** What of a document is too much. What is in a list that is too long, or in an object, is not looked at. */
export function sizeProblems(document: unknown): Problem[] {
  const deep = tooDeepIn(document);
  return deep ? [error(deep, tooDeep)] : valueProblems(document, []);
}

/** The key or item of the document below which it is too deep. One that holds itself, which JSON cannot write and YAML can, is without end. */
function tooDeepIn(document: unknown): Path | undefined {
  // Each but once a level: where many hold the same ones, there would be no end of them.
  let level = new Map<object, Path>(isObject(document) ? [[document, []]] : []);
  for (let depth = 0; depth < deepest; depth += 1) {
    const inner = Array.from(level, ([value, path]) =>
      Object.entries(value).map(([key, item]) => [item, depth === 0 ? stepTo(value, key) : path] as const),
    );
    level = new Map(inner.flat().filter((entry): entry is [object, Path] => isObject(entry[0])));
  }
  const [deep] = level.values();
  return deep;
}

const stepTo = (value: object, key: string): Path => [Array.isArray(value) ? Number(key) : key];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function valueProblems(value: unknown, path: Path): Problem[] {
  if (typeof value === 'string') return textProblems(value, path);
  if (Array.isArray(value)) {
    return value.length > maxEntries
      ? [error(path, tooManyMessage(value.length, 'entries'))]
      : value.flatMap((item, index) => valueProblems(item, [...path, index]));
  }
  if (!isRecord(value)) return [];
  const entries = Object.entries(value);
  if (entries.length > maxEntries) return [error(path, tooManyMessage(entries.length, 'keys'))];
  const longEntry = entries.find(([key]) => key.length > maxKeyLength);
  if (longEntry)
    return [
      error(path, `A key here has ${longEntry[0].length} letters, and ${maxKeyLength} are the most. Shorten it.`),
    ];
  return entries.flatMap(([key, item]) => valueProblems(item, [...path, key]));
}

function tooManyMessage(count: number, noun: string): string {
  return `There are ${count} ${noun} here, and ${maxEntries} are the most. Take out ${count - maxEntries}.`;
}

function textProblems(text: string, path: Path): Problem[] {
  if (text.length > maxTextLength)
    return [error(path, `This text has ${text.length} letters, and ${maxTextLength} are the most. Shorten it.`)];
  const [marks] = excessMarks.exec(text) ?? [];
  if (marks === undefined) return [];
  const count = [...marks].length;
  const message = `A letter in this text has ${count} accents and joiners, and ${maxCombiningMarks} are the most. Take some out.`;
  return [error(path, message)];
}
