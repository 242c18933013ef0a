// Converts any supported file to a JSON Resume. Other folders import only this module.
import { isDeepStrictEqual } from 'node:util';
import { account, leftIn } from '../account/account.ts';
import { type LeftPlace, leftLines } from '../account/leftValues.ts';
import { normalizeKey } from '../normalize/fieldAliases.ts';
import { normalizeResume } from '../normalize/normalizeResume.ts';
import { archiveKind, documentKind, htmlKind, isLikeJson, markupKind, xmlKind } from '../read/fileKind.ts';
import { htmlLines } from '../read/htmlLines.ts';
import { duplicateKeyMessage, jsonDocument } from '../read/jsonDocument.ts';
import type { NamedSource } from '../read/NamedSource.ts';
import { plainLines } from '../read/plainLines.ts';
import type { SourceFile } from '../read/sourceFile.ts';
import { collectFindings, escapeUnprintable, type Finding, formatFindings, warning } from '../report/Finding.ts';
import { resumeSchema } from '../validate/resumeSchema.ts';
import { withinLimits } from '../validate/sizeLimits.ts';
import { isRecord, recordsIn, withoutEmpty } from '../values.ts';
import { alFolio } from './alFolio.ts';
import { europass } from './europass.ts';
import type { ConvertedResume, Format, FormatSource } from './Format.ts';
import { fresh } from './fresh.ts';
import { linkedin } from './linkedin.ts';
import { mergeResumes } from './mergeResumes.ts';
import { inOneLanguage } from './oneLanguage.ts';
import { onlineCv } from './onlineCv.ts';
import { parseText, UnknownFormat } from './parseText.ts';
import { reactiveResume } from './reactiveResume.ts';
import { rendercv } from './rendercv.ts';
import { hasSections, textResume } from './textResume/textResume.ts';

/** The formats besides JSON Resume. The first that converts a file counts. */
const formats: readonly Format[] = [rendercv, reactiveResume, linkedin, europass, fresh, onlineCv, alFolio, textResume];

export type ImportedResume = {
  text: string;
  document: unknown;
  /** Not set for a PDF, a Word document or plain text, in which fields can only be guessed. */
  hasFields: boolean;
  /** The source for the content check. It has line numbers only for a single JSON file. */
  source: SourceFile;
  /** Values of the files that the résumé does not have. The report names the first of each place. */
  left: readonly LeftPlace[];
  /** A report for the owner: each file's format, its converted values and its skipped parts. */
  lines: readonly string[];
};

/** A file's résumé. `text` is set for JSON, which has line numbers. */
type ParsedResume = Pick<ImportedResume, 'document' | 'left' | 'hasFields' | 'lines'> & { file: string; text?: string };

/** Reads the files; later ones fill the gaps of earlier ones. @throws if one is invalid */
export function importResume(files: readonly NamedSource[]): ImportedResume {
  const [first, ...otherResumes] = files.map(parseResume);
  if (!first) throw new Error('Expected at least one file.');
  const lines = [...first.lines];
  const left = [first, ...otherResumes].flatMap((resume) => resume.left);
  let { document } = first;
  for (const otherResume of otherResumes) {
    const mergedResume = mergeResumes(document, otherResume.document);
    document = mergedResume.document;
    lines.push(...otherResume.lines, ...leftLines(otherResume.file, mergedResume.leftOut));
    left.push(...mergedResume.leftOut);
  }
  const file = files.map(({ file: name }) => name).join(' + ');
  const json = otherResumes.length === 0 ? first.text : undefined;
  const isSame = json !== undefined && isDeepStrictEqual(parseStrictJson(json), document);
  const text = isSame ? json : `${JSON.stringify(document, null, 2)}\n`;
  return {
    ...{ text, document, left, lines, hasFields: [first, ...otherResumes].every((resume) => resume.hasFields) },
    source: json === undefined ? { file, text, document } : { file, text: json },
  };
}

function parseStrictJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** JSON Resume itself. Keys and dates differ only where people did not follow the format. */
const jsonResume: Format = {
  name: 'a JSON Resume',
  help: 'JSON Resume (any version, also as JSON5, YAML or TOML)',
  convert: ({ document }) => ({ document }),
  settings: /^(?:\$schema|meta)\b|\.(?:icon|class|classname)$/i,
};

/** Whether a list alone contains jobs, each with a title and an employer or a period. */
function isJobList(document: unknown): boolean {
  const names = recordsIn(document).map((entry) => Object.keys(entry).map(normalizeKey));
  return names.some(
    (keys) =>
      ['title', 'position', 'role', 'jobtitle'].some((key) => keys.includes(key)) &&
      ['company', 'employer', 'organization'].some((key) => keys.includes(key)),
  );
}

function parseResume(source: NamedSource): ParsedResume {
  const { file } = source;
  const { language = '', excesses = [], languages, ...content } = parseSource(source);
  const [format, converted] = convertBy(content, file);
  const isOwn = format === jsonResume;
  if (isOwn && content.document === undefined) throw unknownFormat(file, contentKind(content));
  const { findings, report } = collectFindings();
  const normalized = normalizeResume(converted.document, report);
  if (isOwn && !hasResumeKeys(normalized.document)) throw unknownFormat(file, documentKind(content.document, language));
  // JSON Resume keeps keys that it does not have: the content check warns of them.
  const { document: known, left } = isOwn
    ? { document: normalized.document, left: leftIn({}, normalized.left, format) }
    : account(converted, normalized, format);
  const document = withoutEmpty(known) ?? {};
  const isJson = isOwn && language === 'JSON' && !languages && isRecord(content.document);
  const text = isJson && 'text' in source ? source.text : undefined;
  const lines = [
    `${escapeUnprintable(file)} is ${format.name}${isOwn && language !== 'JSON' ? ` in ${language}` : ''}.`,
    ...encodingLines(source),
    ...languageLines(file, languages),
    ...(converted.understood ?? []).map((line) => `  ${escapeUnprintable(line)}`),
    ...leftLines(file, left),
    // In other formats all keys and dates differ, so list only losses.
    ...formatMessages(file, [...excesses, ...(isOwn ? findings : findings.filter(({ isLoss }) => isLoss))], text),
  ];
  return { file, document, left, lines, hasFields: content.lines === undefined, ...(text !== undefined && { text }) };
}

function convertBy(content: FormatSource, file: string): [Format, ConvertedResume] {
  for (const format of formats) {
    const converted = format.convert(content, file);
    if (converted) return [format, converted];
  }
  return [jsonResume, { document: isJobList(content.document) ? { work: content.document } : content.document }];
}

function contentKind({ archive, table, xml = '' }: FormatSource): string {
  if (archive) return archiveKind(archive);
  return table === undefined ? xmlKind(xml) : 'a table (CSV)';
}

type ParsedSource = FormatSource & {
  /** The file's language, such as `YAML`. */
  language?: string;
  /** The languages of the texts, if the file has each text in several. The first was read. */
  languages?: readonly string[] | undefined;
  excesses?: readonly Finding[];
};

function parseSource(source: NamedSource): ParsedSource {
  if ('bytes' in source) return { archive: source.bytes };
  if ('lines' in source) return { lines: source.lines };
  const { file, text } = source;
  if (/^\uFEFF?\s*</.test(text)) {
    const lines = xmlKind(text) === htmlKind ? htmlLines(text.replace(/\s+/g, ' ')) : [];
    return hasSections(lines) ? { lines } : { xml: text };
  }
  if (/\.csv$/i.test(file)) return { table: text };
  const parsed = parseTextOf(file, text);
  if ('lines' in parsed) return parsed;
  const { document, language, duplicateLines = [] } = parsed;
  const { value, findings } = withinLimits(document);
  const duplicates = duplicateLines.map((line) => ({ ...warning([], duplicateKeyMessage), line, column: 1 }));
  return { ...inOneLanguage(value), language, excesses: [...duplicates, ...findings] };
}

/** Reads fields, or else the lines of a résumé with headings. @throws if the text has neither */
function parseTextOf(file: string, text: string): ReturnType<typeof parseText> | Required<Pick<FormatSource, 'lines'>> {
  try {
    const parsed = parseText(text, file);
    // A page may have front matter above the résumé.
    const [, body = ''] = /^---\s[\s\S]*?\n---\s*\n([\s\S]+)$/.exec(text) ?? [];
    const hasNoLists =
      isRecord(parsed.document) && !Object.values(parsed.document).some((value) => typeof value === 'object');
    const lines = body && hasNoLists ? plainLines(body) : [];
    return hasSections(lines) ? { lines } : parsed;
  } catch (cause) {
    const lines = isLikeJson(text) || markupKind(text) || /\.ya?ml$/i.test(file) ? [] : plainLines(text);
    if (hasSections(lines)) return { lines };
    throw cause instanceof UnknownFormat ? unknownFormat(file, cause.message) : cause;
  }
}

export const formatNames = [jsonResume, ...formats].map(({ help }) => help);

const isTypeset = /LaTeX|Typst/;

function unknownFormat(file: string, kind: string): Error {
  const advice = isTypeset.test(kind) ? 'Give setup the PDF made from it, or use' : 'Use';
  const choices = `${advice} one of these formats: ${formatNames.join(', ')}.`;
  return new Error(`${escapeUnprintable(file)} looks like ${kind}, which setup cannot read as a résumé. ${choices}`);
}

const resumeKeys = Object.keys(resumeSchema.shape).filter((key) => key !== 'meta');

function hasResumeKeys(document: unknown): boolean {
  return isRecord(document) && resumeKeys.some((key) => document[key] !== undefined);
}

function encodingLines(source: NamedSource): string[] {
  const encoding = 'encoding' in source ? source.encoding : undefined;
  const message = `Read as ${encoding}, because it is not UTF-8. If letters look wrong, save it as UTF-8.`;
  return encoding ? [`${escapeUnprintable(source.file)}  ${message}`] : [];
}

function languageLines(file: string, languages: readonly string[] = []): string[] {
  const [language = '', ...others] = languages;
  const advice = 'For these, add translations: see "Several languages on one site" in Making it yours.';
  const message = `Texts in ${languages.join(', ')}: read in ${language}. Not imported: ${others.join(', ')}. ${advice}`;
  return others.length > 0 ? [`${escapeUnprintable(file)}  ${message}`] : [];
}

function formatMessages(file: string, findings: readonly Finding[], text?: string): string[] {
  const json = text === undefined ? undefined : jsonDocument(text);
  const positionOf = json && 'positionOf' in json ? json.positionOf : () => ({});
  const locatedFindings = findings.map((finding) => ({
    ...finding,
    severity: 'error' as const,
    file,
    ...(finding.line === undefined && positionOf(finding.path)),
  }));
  return formatFindings(locatedFindings).split('\n').filter(Boolean);
}
