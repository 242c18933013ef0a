// Strict JSON, with the places of its values. JSON.parse alone knows neither lines nor more than one mistake.
import { findNodeAtLocation, getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { error, type Path, type Problem } from './Problem.ts';
import { syntaxMessage } from './syntaxMessage.ts';

/** A line and a column, both from 1. */
export type Place = { line: number; column: number };

/** A document's values, or what keeps them from being read. */
export type JsonDocument =
  | {
      value: unknown;
      /** Keys that are written twice. */
      problems: readonly Problem[];
      /** Where a value stands; for one that is missing, where the nearest thing around it stands. */
      place: (path: Path) => Place;
    }
  | { broken: readonly (Place & { message: string })[] };

/** Reads JSON without comments and without commas too many. A byte order mark at the start is no mistake. */
export function jsonDocument(fileText: string): JsonDocument {
  const text = fileText.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const broken = firstOfEachLine(
    errors.map((problem) => ({ ...placeAt(text, problem.offset), message: syntaxMessage(problem, text) })),
  );
  if (broken.length > 0 || !root) return { broken };
  let value: unknown;
  try {
    value = JSON.parse(text, wellFormed);
  } catch (cause) {
    // The parser above is a little more forgiving in places; the browser's and Node's own has the last word.
    return {
      broken: [
        {
          line: 1,
          column: 1,
          message: `This is not JSON: ${String(cause)}. Mend it, or paste the file into a JSON checker.`,
        },
      ],
    };
  }
  return {
    value,
    problems: twiceWritten(root),
    place: (path) => placeAt(text, nearest(root, path).offset),
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

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** One slip makes the parser stumble several times; what it says after the first on a line is seldom true. */
function firstOfEachLine<Item extends Place>(items: readonly Item[]): Item[] {
  return items.filter(({ line }, index) => items.findIndex((item) => item.line === line) === index);
}

function twiceWritten(node: Node): Problem[] {
  const below = (node.children ?? []).flatMap(twiceWritten);
  if (node.type !== 'object') return below;
  const keys = (node.children ?? []).map((property) => String(property.children?.[0]?.value));
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  const here = [...repeated].map((key) =>
    error([...getNodePath(node), key], 'This key is written twice, and the first one is lost. Make them one.'),
  );
  return [...here, ...below];
}
