// A text as a document: JSON, JSON with comments, JSON5 or YAML, by what it holds and not by its name.
import JSON5 from 'json5';
import { Lexer, Parser, parseDocument } from 'yaml';
import { isRecord } from '../../../src/content/check/everyValue.ts';
import type { Finding } from '../../../src/content/check/Finding.ts';
import { formatFindings } from '../../../src/content/check/formatFindings.ts';
import { jsonDocument } from '../../../src/content/check/jsonDocument.ts';
import { maxEntries, tooDeepMessage } from '../../../src/content/check/sizeProblems.ts';

/** What a text holds, and in which language. */
export type ParsedText = { document: unknown; language: 'JSON' | 'JSON5' | 'YAML' };

/** @throws with what keeps it from being read, by line */
export function parseText(text: string, file: string): ParsedText {
  const json = jsonDocument(text);
  if ('value' in json) return { document: json.value, language: 'JSON' };
  const json5 = attempt(() => JSON5.parse<unknown>(text.replace(/^\uFEFF/, '')));
  if (isRecord(json5.made)) return { document: json5.made, language: 'JSON5' };
  const refused = (finding: Partial<Finding> & { message: string }) =>
    new Error(formatFindings([{ severity: 'error', file, path: '', ...finding }]));
  // The front matter of a page ends with the mark of a second document, which is empty, or the page.
  const source = text.replace(/^(---\s[\s\S]*?\n)---\s*(?:\n[\s\S]*)?$/, '$1');
  const excess = excessIn(source);
  // JSON says on which line it is too deep.
  if (excess && !/^\s*[[{]/.test(text)) throw refused({ message: excess });
  const { made: yaml } = excess ? {} : attempt(() => parseDocument(source, { uniqueKeys: true }));
  const { made: document, cause } = yaml?.errors.length === 0 ? attempt((): unknown => yaml.toJS()) : {};
  if (isRecord(document)) return { document, language: 'YAML' };
  const [yamlError] = yaml?.errors ?? [];
  const [linePosition] = yamlError?.linePos ?? [];
  if (yamlError && linePosition && /^\s*[\w -]+:(?:\s|$)/m.test(text) && !/^\s*[[{]/.test(text)) {
    const message = `This is no YAML: ${yamlError.message.split('\n')[0]?.replace(/ at line.*$/, '')}. Mend this line.`;
    throw refused({ line: linePosition.line, column: linePosition.col, message });
  }
  if (cause instanceof Error) throw refused({ message: `This is no YAML that can be read: ${cause.message}.` });
  throw new Error(
    formatFindings(json.syntaxErrors.map((syntaxError) => ({ severity: 'error', file, path: '', ...syntaxError }))),
  );
}

/** Far more than a résumé has. Composing a document, the library calls itself for each, and thousands end the process. */
const mostOpen = 100;

/** Far more than are taken. The library compares each key with all before it: a megabyte of them takes a quarter of an hour. */
const mostItems = 5000;

/** What of a YAML text is too much to be composed. */
function excessIn(yaml: string): string | undefined {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(yaml)) {
    // The parser works as its tokens are taken.
    for (const _ of parser.next(lexeme));
    const { stack } = parser;
    if (stack.length > mostOpen) return tooDeepMessage;
    const innermost = stack.at(-1);
    if (innermost && 'items' in innermost && innermost.items.length > mostItems)
      return `One list or object here has more than ${mostItems} entries, and ${maxEntries} are the most. Take some out.`;
  }
  return undefined;
}

/** Parsers call themselves for each bracket, and may run out of room. */
function attempt<Result>(parse: () => Result): { made?: Result; cause?: unknown } {
  try {
    return { made: parse() };
  } catch (cause) {
    return { cause };
  }
}
