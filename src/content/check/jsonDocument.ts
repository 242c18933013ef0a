// JSON with the places of its values. JSON.parse alone knows neither lines nor more than one mistake.
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { error, type Path, type Problem } from './Problem.ts';
import { syntaxMessage } from './syntaxMessage.ts';

/** A line and a column, both from 1. */
export type Place = { line: number; column: number };

/** A document's values, or what keeps them from being read. */
export type JsonDocument =
  | {
      value: unknown;
      problems: readonly Problem[];
      /** Where a value stands; for one that is missing, where the nearest thing around it stands. */
      place: (path: Path) => Place;
    }
  | { broken: readonly (Place & { message: string })[] };

/** Reads JSON. Comments, a comma after the last item and a byte order mark at the start are no mistakes. */
export function jsonDocument(fileText: string): JsonDocument {
  const text = fileText.replace(/^\uFEFF/, '');
  const lines = lineStarts(text);
  const deep = tooDeepAt(text);
  if (deep !== undefined) return { broken: [{ ...placeAt(lines, deep), message: tooDeep }] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const broken = firstOfEachLine(errors.map((problem) => ({ ...placeAt(lines, problem.offset), problem }))).map(
    ({ problem, ...place }) => ({ ...place, message: syntaxMessage(problem, text) }),
  );
  if (broken.length > 0 || !root) return { broken };
  const value: unknown = JSON.parse(JSON.stringify(getNodeValue(root)), wellFormed);
  return {
    value,
    problems: twiceWritten(root, []),
    place: (path) => placeAt(lines, nearest(root, path).offset),
  };
}

/** A file cannot hold half a letter, so a page that is built with one and the script that takes it over would differ. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\uFFFD') : value;
}

/** The property's key, or the list's item; what is not there has its parent's place. */
function nearest(root: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent : node;
  }
  return root;
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ index, 0: { length } }) => index + length)];
}

function placeAt(lines: readonly number[], offset: number): Place {
  let [first, last] = [0, lines.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((lines[middle] ?? 0) <= offset) first = middle;
    else last = middle - 1;
  }
  return { line: first + 1, column: offset - (lines[first] ?? 0) + 1 };
}

/** Brackets within brackets that a document may have: a résumé has five. Readers of JSON call themselves for each. */
const deepest = 20;

const tooDeep = `There are more than ${deepest} brackets within brackets here. Take them out.`;

/** Where brackets stand too deep in one another; those within texts are letters. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"?|[[{]|[\]}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > deepest) return index;
  }
  return undefined;
}

/** A file that is no JSON at all stumbles on each of its lines: a few of them say so. */
const toldAtMost = 20;

/** One slip makes the parser stumble several times; what it says after the first on a line is seldom true. */
function firstOfEachLine<Item extends Place>(items: readonly Item[]): Item[] {
  const lines = new Map<number, Item>();
  for (const item of items) if (!lines.has(item.line)) lines.set(item.line, item);
  return [...lines.values()].slice(0, toldAtMost);
}

function twiceWritten({ type, children = [] }: Node, path: Path): Problem[] {
  if (type === 'array') return children.flatMap((item, index) => twiceWritten(item, [...path, index]));
  if (type !== 'object') return [];
  const keys = new Set<string>();
  const repeated = new Set<string>();
  const below = children.flatMap(({ children: [name, value] = [] }) => {
    const key = String(name?.value);
    if (keys.has(key)) repeated.add(key);
    keys.add(key);
    return value ? twiceWritten(value, [...path, key]) : [];
  });
  const message = 'This key is written twice, and the first one is lost. Make them one.';
  return [...Array.from(repeated, (key) => error([...path, key], message)), ...below];
}
