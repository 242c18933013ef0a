// Parses a file: fields, lines of text, markup, a table or an archive.
import { isBasicsKey, isSectionKey } from '../normalize/fieldAliases.ts';
import { htmlKind, isLikeJson, markupKind, xmlKind } from '../read/fileKind.ts';
import { htmlLines } from '../read/htmlLines.ts';
import type { NamedSource } from '../read/NamedSource.ts';
import { plainLines } from '../read/plainLines.ts';
import { error, type Finding } from '../report/Finding.ts';
import { withinLimits } from '../validate/sizeLimits.ts';
import { isEmpty, isRecord } from '../values.ts';
import { sectionForKey } from '../words/sectionTitles.ts';
import type { FormatSource } from './Format.ts';
import { unknownFormat } from './formats.ts';
import { inOneLanguage } from './oneLanguage.ts';
import { parseText, UnknownFormat } from './parseText.ts';
import { addressesIn, nameInAddress } from './textResume/nameIn.ts';
import { hasSections } from './textResume/textResume.ts';

type ParsedSource = FormatSource & {
  /** The file's language, such as `YAML`. */
  language?: string;
  /** The languages of the texts, if the file has texts in several. The first one was imported. */
  languages?: readonly string[] | undefined;
  /** Findings about skipped parts: those over the limits, duplicate keys, and text below the first block. */
  losses?: readonly Finding[];
};

/** A heading, bold text at the start of a line, a link, or a table. */
const markdownSigns = /^#{1,3} \S|^\*\*\S.*\*\*|\]\(https?:|^\|[\s:|-]+\|\s*$/m;

const isWholePageOrXml = (text: string) => /^\s*<(?:\?xml|!doctype|html)\b/i.test(text.replace(/<!--[\s\S]*?-->/g, ''));

export function parseSource(source: NamedSource): ParsedSource {
  if ('bytes' in source) return { archive: source.bytes };
  if ('lines' in source) return { lines: source.lines };
  const { file, text } = source;
  if (/^\uFEFF?\s*</.test(text)) {
    // Markdown may begin with HTML, a comment or an address in angle brackets. The script of a page may have its signs.
    const isMarkdown = markdownFile.test(file) || (markdownSigns.test(text) && !isWholePageOrXml(text));
    const isPage = !isMarkdown && xmlKind(text) === htmlKind;
    const lines = isMarkdown ? plainLines(text) : isPage ? htmlLines(text.replace(/\s+/g, ' ')) : [];
    if (isMarkdown && !hasSections(lines)) throw unknownFormat(file, headinglessMarkdown);
    return hasSections(lines) ? { lines } : { xml: text };
  }
  if (/\.csv$/i.test(file)) return { table: text };
  const parsed = parseTextOf(file, text);
  if ('lines' in parsed) return parsed;
  const { document, language, findings = [] } = parsed;
  const { value, findings: excesses } = withinLimits(document);
  return { ...inOneLanguage(value), language, losses: [...findings, ...excesses] };
}

const markdownFile = /\.(?:md|markdown)$/i;
const withoutHeadings = 'without the headings of a résumé, such as "Experience"';
const headinglessMarkdown = `a Markdown document ${withoutHeadings}`;

const unreadBodyMessage = 'Skipped: the text below the first block, because the block has the résumé.';

/** Whether a key belongs to a résumé. Front matter may have other keys, such as a list of downloads. */
const isResumeKey = (key: string) => isSectionKey(key) || isBasicsKey(key) || sectionForKey(key) !== undefined;

/** Reads fields, or else the lines of a résumé with headings. @throws if the text has neither */
function parseTextOf(
  file: string,
  fileText: string,
): ReturnType<typeof parseText> | Required<Pick<FormatSource, 'lines'>> {
  // Markdown may begin with a résumé in a fenced block.
  const text = fileText.replace(/^(~{3,}|`{3,})(?:ya?ml)?[ \t]*\n([\s\S]*?\n)\1[ \t]*\n/, '---\n$2---\n');
  try {
    const parsed = parseText(text, file);
    // A page may have front matter above the résumé.
    const [, body = ''] = /^---\s[\s\S]*?\n---\s*\n([\s\S]*\S[\s\S]*)$/.exec(text) ?? [];
    if (!body || !isRecord(parsed.document)) return parsed;
    if (Object.entries(parsed.document).some(([key, value]) => isResumeKey(key) && isFilledObject(value)))
      return { ...parsed, findings: [...(parsed.findings ?? []), error([], unreadBodyMessage)] };
    const lines = plainLines(nameAbove(parsed.document, body) + body);
    if (markdownFile.test(file) && !hasSections(lines)) throw unknownFormat(file, headinglessMarkdown);
    return hasSections(lines) ? { lines } : parsed;
  } catch (cause) {
    const lines = isLikeJson(text) || markupKind(text) || /\.ya?ml$/i.test(file) ? [] : plainLines(text);
    if (hasSections(lines)) return { lines };
    if (!(cause instanceof UnknownFormat)) throw cause;
    throw unknownFormat(file, lines.length > 0 ? `${cause.message} ${withoutHeadings}` : cause.message);
  }
}

/** The owner's name as a heading, if it is only in the front matter and an address in the text has it. */
function nameAbove({ author, title }: Readonly<Record<string, unknown>>, body: string): string {
  const addresses = addressesIn(plainLines(body));
  const isName = (text: unknown) =>
    typeof text === 'string' && nameInAddress(plainLines(text), addresses) !== undefined;
  const name = [author, title].find(isName);
  return name ? `# ${name}\n\n` : '';
}

const isFilledObject = (value: unknown) => typeof value === 'object' && !isEmpty(value);
