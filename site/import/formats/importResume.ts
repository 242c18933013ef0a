// Converts any supported file to a JSON Resume. Other folders import only this module.
import { isDeepStrictEqual } from 'node:util';
import { schema } from '@jsonresume/schema';
import { normalizeResume } from '../normalize/normalizeResume.ts';
import { jsonDocument } from '../read/jsonDocument.ts';
import type { SourceFile } from '../read/readDocument.ts';
import type { NamedArchive, NamedText } from '../read/readSource.ts';
import { collectFindings, type Finding, type Path, pathPattern, pathText } from '../report/Finding.ts';
import { escapeUnprintable, formatFindings } from '../report/formatFindings.ts';
import { sizeFindings } from '../validate/documentFindings.ts';
import { unknownKeys } from '../validate/unknownKeys.ts';
import { isRecord, withoutEmpty } from '../values.ts';
import { alFolio } from './alFolio.ts';
import { europass } from './europass.ts';
import type { ConvertedResume, Format, FormatSource } from './Format.ts';
import { fresh } from './fresh.ts';
import { linkedin } from './linkedin.ts';
import { mergeResumes } from './mergeResumes.ts';
import { onlineCv } from './onlineCv.ts';
import { parseText } from './parseText.ts';
import { reactiveResume } from './reactiveResume.ts';
import { rendercv } from './rendercv.ts';

/** The formats besides JSON Resume. The first that converts a file counts. */
export const formats: readonly Format[] = [rendercv, reactiveResume, linkedin, europass, fresh, onlineCv, alFolio];

export type ImportedResume = {
  text: string;
  document: unknown;
  /** The source for the content check. It has line numbers only for a single JSON file. */
  source: SourceFile;
  /** A report for the owner: each file's format, its converted values and its skipped parts. */
  lines: readonly string[];
};

/** A file's résumé. `text` is set for JSON, which has line numbers. */
type ParsedResume = { file: string; document: unknown; text?: string; lines: readonly string[] };

/** Reads the files; later ones fill the gaps of earlier ones. @throws if one is invalid */
export function importResume(files: readonly (NamedText | NamedArchive)[]): ImportedResume {
  const [first, ...otherResumes] = files.map(parseResume);
  if (!first) throw new Error('Expected at least one file.');
  const lines = [...first.lines];
  let { document } = first;
  for (const otherResume of otherResumes) {
    const mergedResume = mergeResumes(document, otherResume.document);
    document = mergedResume.document;
    lines.push(...otherResume.lines, ...leftOutLines(otherResume.file, mergedResume.leftOut));
  }
  const file = files.map(({ file: name }) => name).join(' + ');
  const isSame =
    otherResumes.length === 0 && first.text !== undefined && isDeepStrictEqual(parseStrictJson(first.text), document);
  const text = isSame ? (first.text ?? '') : `${JSON.stringify(document, null, 2)}\n`;
  const hasLines = otherResumes.length === 0 && first.text !== undefined;
  return { text, document, lines, source: hasLines ? { file, text: first.text } : { file, text, document } };
}

function parseStrictJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function parseResume(source: NamedText | NamedArchive): ParsedResume {
  const { file } = source;
  const { language, ...content } = parseSource(source);
  for (const format of formats) {
    const convertedResume = format.convert(content, file);
    if (convertedResume) return toParsedResume(file, format.name, convertedResume);
  }
  if (content.archive)
    throw new Error(
      `${file} is not a LinkedIn data export: it has no Profile.csv and no Positions.csv. ` +
        'Use a supported format (not Word): `npm run setup -- --help` lists them.',
    );
  if (content.xml !== undefined)
    throw new Error(
      `${file} is XML or a web page, but not a Europass CV. Use another format: \`npm run setup -- --help\` lists them.`,
    );
  if (Array.isArray(content.document))
    throw new Error(
      `${file} is a list of an unknown form. Use a supported format: \`npm run setup -- --help\` lists them.`,
    );
  const { findings: changes, report } = collectFindings();
  const { document } = normalizeResume(content.document, report);
  const text = 'text' in source && language === 'JSON' ? source.text : undefined;
  const kind = `${escapeUnprintable(file)} is a JSON Resume${text === undefined ? ` in ${language}` : ''}.`;
  const lines = [kind, ...formatMessages(file, changes, text)];
  return { file, document: withoutEmpty(document) ?? {}, lines, ...(text !== undefined && { text }) };
}

/** Parses a file by its content, not by its name. */
function parseSource(source: NamedText | NamedArchive): FormatSource & { language?: string } {
  if ('bytes' in source) return { archive: source.bytes };
  const { file, text } = source;
  if (/^\uFEFF?\s*</.test(text)) return { xml: text };
  const { document, language } = parseText(text, file);
  refuseTooLarge(file, document);
  return { document, language };
}

/** Converts another format. All its keys and dates differ, so the report lists only what was lost. */
function toParsedResume(file: string, format: string, { document, leftOut }: ConvertedResume): ParsedResume {
  refuseTooLarge(file, document);
  const { findings, report } = collectFindings();
  const { document: resume } = normalizeResume(document, report);
  const losses = findings.filter(({ isLoss }) => isLoss);
  const knownFields = dropUnknownKeys(withoutEmpty(resume) ?? {});
  const lines = [
    `${escapeUnprintable(file)} is ${format}.`,
    ...leftOutLines(file, [...leftOut, ...knownFields.leftOut]),
    ...formatMessages(file, losses),
  ];
  return { file, document: knownFields.document, lines };
}

function refuseTooLarge(file: string, document: unknown): void {
  const sizeErrors = sizeFindings(document);
  if (sizeErrors.length > 0) throw new Error(formatMessages(file, sizeErrors).join('\n'));
}

function leftOutLines(file: string, leftOut: readonly string[]): string[] {
  return leftOut.length > 0 ? [`${escapeUnprintable(file)}  Skipped: ${escapeUnprintable(leftOut.join(', '))}.`] : [];
}

function formatMessages(file: string, findings: readonly Finding[], text?: string): string[] {
  const json = text === undefined ? undefined : jsonDocument(text);
  const positionOf = json && 'positionOf' in json ? json.positionOf : () => ({});
  const locatedFindings = findings.map((finding) => ({
    ...finding,
    severity: 'error' as const,
    file,
    ...positionOf(finding.path),
  }));
  return formatFindings(locatedFindings).split('\n').filter(Boolean);
}

/** Removes the keys that JSON Resume does not have, and lists them: `education[].summary`. */
function dropUnknownKeys(document: unknown): { document: unknown; leftOut: readonly string[] } {
  const paths = unknownKeys(document, schema, 'allowed').map(({ path }) => path);
  const unknownPaths = new Set(paths.map(pathText));
  return { document: withoutPaths(document, unknownPaths, []), leftOut: [...new Set(paths.map(pathPattern))] };
}

function withoutPaths(value: unknown, unknownPaths: ReadonlySet<string>, path: Path): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutPaths(item, unknownPaths, [...path, index]));
  if (!isRecord(value)) return value;
  const knownEntries = Object.entries(value).filter(([key]) => !unknownPaths.has(pathText([...path, key])));
  return Object.fromEntries(knownEntries.map(([key, item]) => [key, withoutPaths(item, unknownPaths, [...path, key])]));
}
