// Parses a file: fields, lines of text, markup, a table or an archive.
import { isBasicsKey, isSectionKey } from '../normalize/fieldAliases.ts';
import { htmlKind, isLikeJson, markupKind, xmlKind } from '../read/fileKind.ts';
import { htmlLines } from '../read/htmlLines.ts';
import type { NamedSource } from '../read/NamedSource.ts';
import { plainLines } from '../read/plainLines.ts';
import type { Finding } from '../report/Finding.ts';
import { withinLimits } from '../validate/sizeLimits.ts';
import { isRecord } from '../values.ts';
import { sectionForKey } from '../words/sectionTitles.ts';
import type { FormatSource } from './Format.ts';
import { unknownFormat } from './formats.ts';
import { inOneLanguage } from './oneLanguage.ts';
import { parseText, UnknownFormat } from './parseText.ts';
import { hasSections } from './textResume/textResume.ts';

type ParsedSource = FormatSource & {
  /** The file's language, such as `YAML`. */
  language?: string;
  /** The languages of the texts, if the file has texts in several. The first one was imported. */
  languages?: readonly string[] | undefined;
  excesses?: readonly Finding[];
};

/** A heading, bold text at the start of a line, a link, or a table. */
const markdownSigns = /^#{1,3} \S|^\*\*\S.*\*\*|\]\(https?:|^\|[\s:|-]+\|\s*$/m;

export function parseSource(source: NamedSource): ParsedSource {
  if ('bytes' in source) return { archive: source.bytes };
  if ('lines' in source) return { lines: source.lines };
  const { file, text } = source;
  if (/^\uFEFF?\s*</.test(text)) {
    // A README in Markdown may begin with HTML.
    const toLines =
      markdownSigns.test(text) || /\.(?:md|markdown)$/i.test(file)
        ? plainLines
        : (html: string) => htmlLines(html.replace(/\s+/g, ' '));
    const lines = xmlKind(text) === htmlKind ? toLines(text) : [];
    return hasSections(lines) ? { lines } : { xml: text };
  }
  if (/\.csv$/i.test(file)) return { table: text };
  const parsed = parseTextOf(file, text);
  if ('lines' in parsed) return parsed;
  const { document, language, findings = [] } = parsed;
  const { value, findings: excesses } = withinLimits(document);
  return { ...inOneLanguage(value), language, excesses: [...findings, ...excesses] };
}

/** Whether a key belongs to a résumé. Front matter may have other keys, such as a list of downloads. */
const isResumeKey = (key: string) => isSectionKey(key) || isBasicsKey(key) || sectionForKey(key) !== undefined;

/** Reads fields, or else the lines of a résumé with headings. @throws if the text has neither */
function parseTextOf(file: string, text: string): ReturnType<typeof parseText> | Required<Pick<FormatSource, 'lines'>> {
  try {
    const parsed = parseText(text, file);
    // A page may have front matter above the résumé.
    const [, body = ''] = /^---\s[\s\S]*?\n---\s*\n([\s\S]+)$/.exec(text) ?? [];
    const hasNoSections =
      isRecord(parsed.document) &&
      !Object.entries(parsed.document).some(([key, value]) => typeof value === 'object' && isResumeKey(key));
    const lines = body && hasNoSections ? plainLines(body) : [];
    return hasSections(lines) ? { lines } : parsed;
  } catch (cause) {
    const lines = isLikeJson(text) || markupKind(text) || /\.ya?ml$/i.test(file) ? [] : plainLines(text);
    if (hasSections(lines)) return { lines };
    throw cause instanceof UnknownFormat ? unknownFormat(file, cause.message) : cause;
  }
}
