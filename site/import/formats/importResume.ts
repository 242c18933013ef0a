// Converts any supported file to a JSON Resume. Other folders import only this module.
import { isDeepStrictEqual } from 'node:util';
import { normalizeResume } from '../normalize/normalizeResume.ts';
import { archiveKind, documentKind, htmlKind, isLikeJson, markupKind, textKind, xmlKind } from '../read/fileKind.ts';
import { htmlLines } from '../read/htmlLines.ts';
import { duplicateKeyMessage, jsonDocument } from '../read/jsonDocument.ts';
import { plainLines } from '../read/plainLines.ts';
import type { NamedSource } from '../read/readSource.ts';
import type { SourceFile } from '../read/sourceFile.ts';
import {
  collectFindings,
  escapeUnprintable,
  type Finding,
  formatFindings,
  type Path,
  pathPattern,
  pathText,
  quoteValue,
  warning,
} from '../report/Finding.ts';
import { missingLines, missingValues } from '../report/missingValues.ts';
import { fieldSchema } from '../schema/fieldSchema.ts';
import { resumeSchema } from '../schema/resumeSchema.ts';
import { withinLimits } from '../validate/sizeLimits.ts';
import { unknownKeys } from '../validate/unknownKeys.ts';
import { isRecord, withoutEmpty } from '../values.ts';
import { alFolio } from './alFolio.ts';
import { cvWonder } from './cvWonder.ts';
import { europass } from './europass.ts';
import type { ConvertedResume, Format, FormatSource } from './Format.ts';
import { fresh } from './fresh.ts';
import { linkedin } from './linkedin.ts';
import { mergeResumes } from './mergeResumes.ts';
import { onlineCv } from './onlineCv.ts';
import { parseText, UnknownFormat } from './parseText.ts';
import { reactiveResume } from './reactiveResume.ts';
import { rendercv } from './rendercv.ts';
import { hasSections, textResume } from './textResume/textResume.ts';
import { visiky } from './visiky.ts';
import { yamlCv } from './yamlCv.ts';

/** The formats besides JSON Resume. The first that converts a file counts. */
const formats: readonly Format[] = [
  rendercv,
  reactiveResume,
  linkedin,
  europass,
  fresh,
  onlineCv,
  alFolio,
  yamlCv,
  cvWonder,
  visiky,
  textResume,
];

export type ImportedResume = {
  text: string;
  document: unknown;
  /** Not set for a PDF, a Word document or plain text, in which fields can only be guessed. */
  hasFields: boolean;
  /** The source for the content check. It has line numbers only for a single JSON file. */
  source: SourceFile;
  /** A report for the owner: each file's format, its converted values and its skipped parts. */
  lines: readonly string[];
};

/** A file's résumé. `text` is set for JSON, which has line numbers. */
type ParsedResume = Pick<ImportedResume, 'document' | 'hasFields' | 'lines'> & { file: string; text?: string };

/** Reads the files; later ones fill the gaps of earlier ones. @throws if one is invalid */
export function importResume(files: readonly NamedSource[]): ImportedResume {
  const [first, ...otherResumes] = files.map(parseResume);
  if (!first) throw new Error('Expected at least one file.');
  const lines = [...first.lines];
  let { document } = first;
  for (const otherResume of otherResumes) {
    const mergedResume = mergeResumes(document, otherResume.document);
    document = mergedResume.document;
    lines.push(...otherResume.lines, ...missingLines(otherResume.file, mergedResume.leftOut));
  }
  const file = files.map(({ file: name }) => name).join(' + ');
  const isSame =
    otherResumes.length === 0 && first.text !== undefined && isDeepStrictEqual(parseStrictJson(first.text), document);
  const text = isSame ? (first.text ?? '') : `${JSON.stringify(document, null, 2)}\n`;
  const hasLines = otherResumes.length === 0 && first.text !== undefined;
  return {
    ...{ text, document, lines, hasFields: [first, ...otherResumes].every((resume) => resume.hasFields) },
    source: hasLines ? { file, text: first.text } : { file, text, document },
  };
}

function parseStrictJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function parseResume(source: NamedSource): ParsedResume {
  const { file } = source;
  const { language, excesses = [], ...content } = parseSource(source);
  const hasFields = content.lines === undefined;
  for (const format of formats) {
    const convertedResume = format.convert(content, file);
    if (convertedResume)
      return {
        ...toParsedResume(source, format, { source: content.document, ...convertedResume, excesses }),
        hasFields,
      };
  }
  if (content.archive) throw unknownFormat(file, archiveKind(content.archive));
  if (content.table !== undefined) throw unknownFormat(file, textKind(content.table));
  if (content.xml !== undefined) throw unknownFormat(file, xmlKind(content.xml));
  const { findings: changes, report } = collectFindings();
  const { document } = normalizeResume(content.document, report);
  if (!hasResumeKeys(document)) throw unknownFormat(file, documentKind(content.document, language ?? 'JSON'));
  const text = 'text' in source && language === 'JSON' ? source.text : undefined;
  const kind = `${escapeUnprintable(file)} is a JSON Resume${text === undefined ? ` in ${language}` : ''}.`;
  const losses = changes.filter(({ isLoss }) => isLoss).map(({ path }) => pathText(path));
  const isReported = (path: Path) => path.some((_, index) => losses.includes(pathText(path.slice(0, index + 1))));
  const missing = missingValues(content.document, document, { settings: /^(?:\$schema|meta)\b/, isReported });
  const lines = [
    kind,
    ...encodingLines(source),
    ...missingLines(file, missing),
    ...formatMessages(file, [...excesses, ...changes], text),
  ];
  return { file, document: withoutEmpty(document) ?? {}, lines, hasFields, ...(text !== undefined && { text }) };
}

/** Parses a file by its content, not by its name. */
function parseSource(source: NamedSource): FormatSource & { language?: string; excesses?: readonly Finding[] } {
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
  return { document: value, language, excesses: [...duplicates, ...findings] };
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

/** The names of all formats, for messages and for the help of setup. */
export const formatNames = ['JSON Resume (any version, also as JSON5 or YAML)', ...formats.map(({ help }) => help)];

const isTypeset = /LaTeX|Typst/;

function unknownFormat(file: string, kind: string): Error {
  const advice = isTypeset.test(kind) ? 'Give setup the PDF made from it, or use' : 'Use';
  const choices = `${advice} one of these formats: ${formatNames.join(', ')}.`;
  return new Error(`${escapeUnprintable(file)} looks like ${kind}, which setup cannot read as a résumé. ${choices}`);
}

const resumeKeys = Object.keys(resumeSchema.shape).filter((key) => key !== 'meta');

/** Whether a normalized document has a key of a résumé; any other JSON or YAML file has none. */
function hasResumeKeys(document: unknown): boolean {
  return isRecord(document) && resumeKeys.some((key) => document[key] !== undefined);
}

function encodingLines(source: NamedSource): string[] {
  const encoding = 'encoding' in source ? source.encoding : undefined;
  const message = `Read as ${encoding}, because it is not UTF-8. If letters look wrong, save it as UTF-8.`;
  return encoding ? [`${escapeUnprintable(source.file)}  ${message}`] : [];
}

/** Converts another format. All its keys and dates differ, so the report lists only what was lost. */
function toParsedResume(
  namedSource: NamedSource,
  { name, settings, isHidden }: Format,
  {
    document,
    source: values,
    leftOut = [],
    understood = [],
    excesses,
  }: ConvertedResume & { excesses: readonly Finding[] },
): Omit<ParsedResume, 'hasFields'> {
  const { file } = namedSource;
  const { findings, report } = collectFindings();
  const { document: resume } = normalizeResume(document, report);
  const losses = findings.filter(({ isLoss }) => isLoss);
  const { document: knownFields, leftOut: unknownPlaces } = dropUnknownKeys(withoutEmpty(resume) ?? {});
  const lossTexts = losses.map(({ message }) => message).join('\n');
  const isReported = (_path: Path, value: unknown) => lossTexts.includes(quoteValue(String(value)));
  const missing = values === undefined ? [] : missingValues(values, knownFields, { settings, isHidden, isReported });
  const lines = [
    `${escapeUnprintable(file)} is ${name}.`,
    ...encodingLines(namedSource),
    ...understood.map((line) => `  ${escapeUnprintable(line)}`),
    ...missingLines(file, [
      ...missing,
      ...[...leftOut, ...(values === undefined ? unknownPlaces : [])].map((place) => ({ place, values: [] })),
    ]),
    ...formatMessages(file, [...excesses, ...losses]),
  ];
  return { file, document: knownFields, lines };
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

/** Removes the keys that JSON Resume does not have, and lists them: `education[].summary`. */
function dropUnknownKeys(document: unknown): { document: unknown; leftOut: readonly string[] } {
  const paths = unknownKeys(document, fieldSchema, 'allowed').map(({ path }) => path);
  const unknownPaths = new Set(paths.map(pathText));
  return { document: withoutPaths(document, unknownPaths, []), leftOut: [...new Set(paths.map(pathPattern))] };
}

function withoutPaths(value: unknown, unknownPaths: ReadonlySet<string>, path: Path): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutPaths(item, unknownPaths, [...path, index]));
  if (!isRecord(value)) return value;
  const knownEntries = Object.entries(value).filter(([key]) => !unknownPaths.has(pathText([...path, key])));
  return Object.fromEntries(knownEntries.map(([key, item]) => [key, withoutPaths(item, unknownPaths, [...path, key])]));
}
