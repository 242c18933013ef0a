// Parses JSON, JSON with comments, JSON5, YAML or TOML. The content decides, not the file's name.
import JSON5 from 'json5';
import { parse as parseToml, TomlError } from 'smol-toml';
import { type Document, isScalar, Lexer, Parser, parseDocument, visit } from 'yaml';
import { isLikeJson, markupKind, textKind } from '../read/fileKind.ts';
import { duplicateKeyMessage, jsonDocument } from '../read/jsonDocument.ts';
import { error, type Finding, formatFindings, warning } from '../report/Finding.ts';
import { maxEntries, tooDeepMessage } from '../validate/sizeLimits.ts';
import { isRecord } from '../values.ts';

type ParsedText = {
  document: unknown;
  language: 'JSON' | 'JSON5' | 'YAML' | 'TOML';
  /** Duplicate keys in YAML, and text after the end of JSON. `readDocument` finds duplicate keys in JSON. */
  findings?: readonly Finding[];
};

/** The error for a text in none of these languages. Its message is the kind of the text. */
export class UnknownFormat extends Error {}

/** @throws with the syntax errors and their lines, or `UnknownFormat` */
export function parseText(text: string, file: string): ParsedText {
  const json = jsonDocument(text);
  if ('value' in json)
    return { document: json.value, language: 'JSON', findings: json.findings.filter(({ line }) => line !== undefined) };
  const json5 = attempt(() => JSON5.parse<unknown>(text.replace(/^\uFEFF/, '')));
  if (isRecord(json5.result)) return { document: json5.result, language: 'JSON5' };
  const markup = markupKind(text);
  if (markup) throw new UnknownFormat(markup);
  const syntaxError = (message: string, position: Partial<Finding> = {}) =>
    new Error(formatFindings([{ ...error([], message), file, ...position }]));
  const toml = textKind(text) === 'TOML' ? tomlIn(text) : undefined;
  if (toml && 'document' in toml) return { document: toml.document, language: 'TOML' };
  if (toml) throw syntaxError(toml.message, toml.position);
  const yaml = yamlIn(text, syntaxError);
  if (yaml) return yaml;
  if (!isLikeJson(text) && text.trim() !== '') throw new UnknownFormat(textKind(text));
  throw new Error(formatFindings(json.syntaxErrors.map((jsonError) => ({ ...jsonError, file }))));
}

/** Far deeper than a résumé. The YAML library recurses, and thousands of levels overflow the stack. */
const maxDepth = 100;

/** Far more than validation accepts. The YAML library needs 15 minutes for a megabyte of keys. */
const maxItems = 5000;

/** The reason why a YAML text is too large to compose; `undefined` if it is not. */
function excessIn(yaml: string): string | undefined {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(yaml)) {
    // The parser is a generator: reading its tokens runs it.
    for (const _ of parser.next(lexeme));
    const { stack } = parser;
    if (stack.length > maxDepth) return tooDeepMessage;
    const innermost = stack.at(-1);
    if (innermost && 'items' in innermost && innermost.items.length > maxItems)
      return `A list or object has more than ${maxEntries} entries. Remove some.`;
  }
  return undefined;
}

type SyntaxErrorMaker = (message: string, position?: Partial<Finding>) => Error;

/** @throws with the first syntax error of a text that is meant to be YAML */
function yamlIn(text: string, syntaxError: SyntaxErrorMaker): ParsedText | undefined {
  // Front matter ends with `---`, which YAML reads as the start of a second document: cut it off.
  const source = text.replace(/^(---\s[\s\S]*?\n)---\s*(?:\n[\s\S]*)?$/, '$1');
  const excess = excessIn(source);
  // For JSON, `parseText` throws the JSON parser's error, which has the line.
  if (excess && !/^\s*[[{]/.test(text)) throw syntaxError(excess);
  const { result: yaml } = excess ? {} : attempt(() => parseDocument(source, { uniqueKeys: true }));
  const isDuplicate = ({ code }: { code: string }) => code === 'DUPLICATE_KEY';
  const errors = yaml?.errors.filter((yamlError) => !isDuplicate(yamlError)) ?? [];
  const { result: document, cause } = yaml && errors.length === 0 ? attempt(() => yamlValue(yaml)) : {};
  // One résumé format is a list of objects. A list of strings may be plain text with hyphens.
  if (isRecord(document) || (Array.isArray(document) && document.some(isRecord))) {
    const lines = yaml?.errors.filter(isDuplicate).flatMap(({ linePos }) => linePos?.[0].line ?? []) ?? [];
    const findings = lines.map((line) => ({ ...warning([], duplicateKeyMessage), line, column: 1 }));
    return { document, language: 'YAML', findings };
  }
  const [yamlError] = errors;
  const [linePosition] = yamlError?.linePos ?? [];
  const looksLikeYaml = haveKeys(text.split('\n')) && !/^\s*[[{]/.test(text);
  if (yamlError && linePosition && looksLikeYaml) {
    const message = `Invalid YAML: ${yamlError.message
      .split('\n')[0]
      ?.replace(/ at line.*$/, '')
      .replace(/(?<=["'])(?=quote)/, ' ')}. Fix this line.`;
    throw syntaxError(message, { line: linePosition.line, column: linePosition.col });
  }
  if (cause instanceof Error) throw syntaxError(`Invalid YAML: ${cause.message}.`);
  return undefined;
}

/**
 * Whether any line is a YAML key, and at least a third of the lines are keys, items or comments.
 * Plain text may have a few keys.
 */
function haveKeys(lines: readonly string[]): boolean {
  const isKey = (line: string) => /^\s*[\w -]+:(?:\s|$)/.test(line);
  const parts = lines.filter((line) => isKey(line) || /^\s*(?:- |#)/.test(line));
  return parts.some(isKey) && parts.length * 3 >= lines.filter((line) => line.trim()).length;
}

/** The value of a YAML text. Numbers stay as in the text, so that a phone number keeps its zeros. */
function yamlValue(yaml: Document): unknown {
  visit(yaml, {
    Scalar(_key, node) {
      if (isScalar(node) && typeof node.value === 'number' && node.source !== String(node.value))
        node.value = node.source;
    },
  });
  return yaml.toJS();
}

/** The value of a TOML text, with dates as texts, or the first error in it. */
function tomlIn(text: string): { document: unknown } | { message: string; position: Partial<Finding> } {
  const { result, cause } = attempt<unknown>(() => JSON.parse(JSON.stringify(parseToml(text.replace(/^\uFEFF/, '')))));
  if (cause === undefined) return { document: result };
  const [, reason = 'nested too deep'] = /^Invalid TOML document: (.*)$/m.exec(String(Object(cause).message)) ?? [];
  const [position, advice] =
    cause instanceof TomlError
      ? [{ line: cause.line, column: cause.column }, 'Fix this line.']
      : [{}, 'Remove some levels.'];
  return { message: `Invalid TOML: ${reason.replace(/\.+$/, '')}. ${advice}`, position };
}

/** Calls a parser, and catches its syntax errors and stack overflows. */
function attempt<Result>(parse: () => Result): { result?: Result; cause?: unknown } {
  try {
    return { result: parse() };
  } catch (cause) {
    return { cause };
  }
}
