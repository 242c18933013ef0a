// JSON with the places of its values. JSON.parse alone knows neither lines nor more than one mistake.
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { error, type Path, type Problem } from './Problem.ts';
import { syntaxMessage } from './syntaxMessage.ts';

/** A line and a column, both from 1. */
export type Position = { line: number; column: number };

/** A document's values, or what keeps them from being read. */
export type JsonDocument =
  | {
      value: unknown;
      problems: readonly Problem[];
      /** Where a value stands; for one that is missing, where the nearest thing around it stands. */
      positionOf: (path: Path) => Position;
    }
  | { syntaxErrors: readonly (Position & { message: string })[] };

/** Reads JSON. Comments, a comma after the last item and a byte order mark at the start are no mistakes. */
export function jsonDocument(fileText: string): JsonDocument {
  const text = fileText.replace(/^\uFEFF/, '');
  const lineOffsets = lineStarts(text);
  const deepOffset = excessDepthOffset(text);
  if (deepOffset !== undefined)
    return { syntaxErrors: [{ ...positionAt(lineOffsets, deepOffset), message: tooDeepMessage }] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const syntaxErrors = firstPerLine(
    errors.map((problem) => ({ ...positionAt(lineOffsets, problem.offset), problem })),
  ).map(({ problem, ...position }) => ({ ...position, message: syntaxMessage(problem, text) }));
  if (syntaxErrors.length > 0 || !root) return { syntaxErrors };
  const value: unknown = JSON.parse(JSON.stringify(getNodeValue(root)), replaceLoneSurrogates);
  return {
    value,
    problems: duplicateKeyProblems(root, []),
    positionOf: (path) => positionAt(lineOffsets, nearestNode(root, path).offset),
  };
}

/** A file cannot hold half a letter, so a page that is built with one and the script that takes it over would differ. */
function replaceLoneSurrogates(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\uFFFD') : value;
}

/** The property's key, or the list's item; what is not there has its parent's place. */
function nearestNode(root: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent : node;
  }
  return root;
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ index, 0: { length } }) => index + length)];
}

function positionAt(lineOffsets: readonly number[], offset: number): Position {
  let [first, last] = [0, lineOffsets.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((lineOffsets[middle] ?? 0) <= offset) first = middle;
    else last = middle - 1;
  }
  return { line: first + 1, column: offset - (lineOffsets[first] ?? 0) + 1 };
}

/** Brackets within brackets that a document may have: a résumé has five. Readers of JSON call themselves for each. */
const maxDepth = 20;

const tooDeepMessage = `There are more than ${maxDepth} brackets within brackets here. Take them out.`;

/** Where brackets stand too deep in one another; those within texts are letters. */
function excessDepthOffset(text: string): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"?|[[{]|[\]}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > maxDepth) return index;
  }
  return undefined;
}

/** A file that is no JSON at all stumbles on each of its lines: a few of them say so. */
const maxSyntaxErrors = 20;

/** One slip makes the parser stumble several times; what it says after the first on a line is seldom true. */
function firstPerLine<Item extends Position>(items: readonly Item[]): Item[] {
  const firstByLine = new Map<number, Item>();
  for (const item of items) if (!firstByLine.has(item.line)) firstByLine.set(item.line, item);
  return [...firstByLine.values()].slice(0, maxSyntaxErrors);
}

function duplicateKeyProblems({ type, children = [] }: Node, path: Path): Problem[] {
  if (type === 'array') return children.flatMap((item, index) => duplicateKeyProblems(item, [...path, index]));
  if (type !== 'object') return [];
  const keys = new Set<string>();
  const repeatedKeys = new Set<string>();
  const nestedProblems = children.flatMap(({ children: [name, value] = [] }) => {
    const key = String(name?.value);
    if (keys.has(key)) repeatedKeys.add(key);
    keys.add(key);
    return value ? duplicateKeyProblems(value, [...path, key]) : [];
  });
  const message = 'This key is written twice, and the first one is lost. Make them one.';
  return [...Array.from(repeatedKeys, (key) => error([...path, key], message)), ...nestedProblems];
}
