// A text as a document: JSON, JSON with comments, JSON5 or YAML, by what it holds and not by its name.
import JSON5 from 'json5';
import { parseDocument } from 'yaml';
import { isRecord } from '../../../src/content/check/everyValue.ts';
import { formatFindings } from '../../../src/content/check/formatFindings.ts';
import { jsonDocument } from '../../../src/content/check/jsonDocument.ts';

/** What a text holds, and in which language. */
export type ParsedText = { document: unknown; language: 'JSON' | 'JSON5' | 'YAML' };

/** @throws with what keeps it from being read, by line */
export function parsedText(text: string, file: string): ParsedText {
  const json = jsonDocument(text);
  if ('value' in json) return { document: json.value, language: 'JSON' };
  const json5 = attempt(() => JSON5.parse<unknown>(text.replace(/^\uFEFF/, '')));
  if (isRecord(json5)) return { document: json5, language: 'JSON5' };
  // The front matter of a page ends with the mark of a second document, which is empty, or the page.
  const yaml = attempt(() =>
    parseDocument(text.replace(/^(---\s[\s\S]*?\n)---\s*(?:\n[\s\S]*)?$/, '$1'), { uniqueKeys: true }),
  );
  const document = yaml?.errors.length === 0 ? attempt((): unknown => yaml.toJS()) : undefined;
  if (isRecord(document)) return { document, language: 'YAML' };
  const [slip] = yaml?.errors ?? [];
  const [place] = slip?.linePos ?? [];
  if (slip && place && /^\s*[\w -]+:(?:\s|$)/m.test(text) && !/^\s*[[{]/.test(text)) {
    const message = `This is no YAML: ${slip.message.split('\n')[0]?.replace(/ at line.*$/, '')}. Mend this line.`;
    throw new Error(
      formatFindings([{ severity: 'error', file, path: '', line: place.line, column: place.col, message }]),
    );
  }
  throw new Error(formatFindings(json.broken.map((broken) => ({ severity: 'error', file, path: '', ...broken }))));
}

/** Parsers call themselves for each bracket, and may run out of room. */
function attempt<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
