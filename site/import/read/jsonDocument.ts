// Parses JSON with positions. JSON.parse reports no lines and only the first error.
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { LineCounter } from 'yaml';
import { error, type Finding, type Path, type Position, warning } from '../report/Finding.ts';

type JsonDocument =
  | {
      value: unknown;
      /** Warnings about duplicate keys and ignored text. */
      findings: readonly Finding[];
      /** The position of a list item or a key, or of its nearest ancestor if it is missing. */
      positionOf: (path: Path) => Position;
    }
  | { syntaxErrors: readonly (Finding & Position)[] };

/** Parses JSON. Allows comments, trailing commas and a byte order mark. */
export function jsonDocument(fileText: string): JsonDocument {
  const text = fileText.replace(/^\uFEFF/, '');
  const positionAt = positionsIn(text);
  const deepOffset = excessDepthOffset(text);
  if (deepOffset !== undefined) return { syntaxErrors: [{ ...error([], tooDeepMessage), ...positionAt(deepOffset) }] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const rest = restOffset(root, text);
  const syntaxErrors = firstPerLine(
    errors
      .filter(({ offset }) => offset < rest)
      .map((cause) => ({ ...error([], syntaxMessage(cause, text)), ...positionAt(cause.offset) })),
  );
  if (syntaxErrors.length > 0 || !root) return { syntaxErrors };
  const value: unknown = JSON.parse(JSON.stringify(getNodeValue(root)), replaceLoneSurrogates);
  return {
    value,
    findings: [
      ...duplicateKeys(root, []),
      ...(rest < text.length ? [{ ...warning([], restMessage), ...positionAt(rest) }] : []),
    ],
    positionOf: (path) => positionAt(nearestNode(root, path).offset),
  };
}

const restMessage = 'Text after the end of the document is ignored. Remove it.';

/** The offset of text after the last bracket. `Infinity` for none, or for a second document. */
function restOffset({ offset = 0, length = 0 }: Partial<Node> = {}, text: string): number {
  const [, blank = '', rest = ''] = /^(\s*)([^\s{"/][^{"/]*)$/.exec(text.slice(offset + length)) ?? [];
  return rest && /[\]}]$/.test(text.slice(0, offset + length))
    ? offset + length + blank.length
    : Number.POSITIVE_INFINITY;
}

/** The value of a JSON text; `undefined` if it is missing or invalid. */
export function jsonValue(text = ''): unknown {
  const json = jsonDocument(text);
  return 'value' in json ? json.value : undefined;
}

/** Files cannot store lone surrogates, so prerendered HTML and the client's render would differ. */
function replaceLoneSurrogates(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\uFFFD') : value;
}

function nearestNode(root: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent : node;
  }
  return root;
}

/** Maps an offset to its position. Lines may end with any system's line break. */
function positionsIn(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index, 0: lineEnd } of text.matchAll(/\r\n|\r|\n/g)) lines.addNewLine(index + lineEnd.length);
  return (offset) => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
}

/** The deepest nesting that is parsed: more than rich-text editors write. Parsers recurse at each level. */
const maxDepth = 100;

const tooDeepMessage = `Brackets nested more than ${maxDepth} levels deep. Remove some levels.`;

/** The offset of the first bracket that nests too deep, ignoring brackets in strings. */
function excessDepthOffset(text: string): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"?|[[{]|[\]}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > maxDepth) return index;
  }
  return undefined;
}

/** The most errors to report. A file that is not JSON fails on every line. */
const maxSyntaxErrors = 20;

/** One mistake causes several parser errors. Later errors on the same line are rarely right. */
function firstPerLine<Item extends Position>(items: readonly Item[]): Item[] {
  const firstByLine = new Map<number, Item>();
  for (const item of items) if (!firstByLine.has(item.line)) firstByLine.set(item.line, item);
  return [...firstByLine.values()].slice(0, maxSyntaxErrors);
}

export const duplicateKeyMessage = 'Duplicate key: only the last value is used. Keep one and remove the rest.';

function duplicateKeys({ type, children = [] }: Node, path: Path): Finding[] {
  if (type === 'array') return children.flatMap((item, index) => duplicateKeys(item, [...path, index]));
  if (type !== 'object') return [];
  const keys = new Set<string>();
  const repeatedKeys = new Set<string>();
  const nestedFindings = children.flatMap(({ children: [name, value] = [] }) => {
    const key = String(name?.value);
    if (keys.has(key)) repeatedKeys.add(key);
    keys.add(key);
    return value ? duplicateKeys(value, [...path, key]) : [];
  });
  return [...Array.from(repeatedKeys, (key) => warning([...path, key], duplicateKeyMessage)), ...nestedFindings];
}

const messages: ReadonlyMap<string, string> = new Map([
  ['CommaExpected', 'Expected a comma before this. Add one after the previous value.'],
  ['ColonExpected', 'Expected a colon between the key and its value. Add one.'],
  ['PropertyNameExpected', 'Expected a key in double quotes. Write one, or remove the comma before this.'],
  ['ValueExpected', 'Expected a value. Write one, or remove the comma or colon before this.'],
  ['CloseBraceExpected', 'Expected a closing }. Add one for the {.'],
  ['CloseBracketExpected', 'Expected a closing ]. Add one for the [.'],
  ['EndOfFileExpected', 'Unexpected text after the end of the document. Remove it.'],
  ['UnexpectedEndOfComment', 'Unclosed comment. Close it with */, or remove it.'],
  ['UnexpectedEndOfString', 'Unclosed text. Close it with a double quote on this line, or write a line break as \\n.'],
  ['InvalidNumberFormat', 'Invalid number. Write it like 4 or 0.5.'],
  ['UnexpectedEndOfNumber', 'Incomplete number. Write it like 4 or 0.5.'],
  ['InvalidEscapeCharacter', 'Invalid escape sequence in this text. Write a backslash as \\\\.'],
  ['InvalidUnicode', 'Invalid \\u escape in this text. Write four hexadecimal digits, as in \\u00e9.'],
  ['InvalidCharacter', 'Control character in this text. Write a tab as \\t, or remove it.'],
]);

/** The maximum length of a token in a message, in characters. */
const maxTokenLength = 40;

function syntaxMessage({ error, offset, length }: ParseError, text: string): string {
  if (text.trim() === '') return 'The file is empty. Expected a JSON document.';
  const knownMessage = messages.get(printParseErrorCode(error));
  if (knownMessage) return knownMessage;
  const token = text.slice(offset, offset + Math.max(1, Math.min(length, maxTokenLength))).split(/[\r\n]/)[0] ?? '';
  return `Unexpected token ${token}. Put texts and keys in double quotes.`;
}
