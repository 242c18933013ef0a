// Reads files of any supported format as one JSON Resume.
import { isDeepStrictEqual } from 'node:util';
import { account, leftIn } from './account/account.ts';
import { leftLines } from './account/leftValues.ts';
import type { LeftPlace } from './formats/Format.ts';
import { contentKind, convertBy, jsonResume, unknownFormat } from './formats/formats.ts';
import { mergeResumes } from './formats/mergeResumes.ts';
import { parseSource } from './formats/parseSource.ts';
import { encodingLines, formatMessages, jobsLine, languageLines } from './importLines.ts';
import { type GuessedJobs, guessedJobs } from './normalize/jobLists.ts';
import { normalizeResume } from './normalize/normalizeResume.ts';
import { documentKind } from './read/fileKind.ts';
import type { NamedSource } from './read/NamedSource.ts';
import type { SourceFile } from './read/sourceFile.ts';
import { collectFindings, escapeUnprintable } from './report/Finding.ts';
import { resumeSchema } from './validate/resumeSchema.ts';
import { isRecord, withoutEmpty } from './values.ts';

export type ImportedResume = {
  text: string;
  document: unknown;
  /** `false` for a PDF, a Word document or plain text, in which fields can only be guessed. */
  hasFields: boolean;
  /** The source for the content check. It has line numbers only for a single JSON file. */
  source: SourceFile;
};

export type ImportFindings = {
  /** Values of the files that the résumé does not have. The lines quote the first one at each place. */
  left: readonly LeftPlace[];
  /** Lists that look like jobs, although their keys do not say so. They are imported as jobs. */
  guessedJobs: readonly GuessedJobs[];
  /** A report for the owner: each file's format, its converted values and its skipped parts. */
  lines: readonly string[];
};

/** A file's résumé. `text` is set for JSON, which has line numbers. */
type ParsedResume = Pick<ImportedResume, 'document' | 'hasFields'> & ImportFindings & { file: string; text?: string };

/**
 * Reads the files as one résumé. Later files fill the gaps of earlier ones.
 * @param rejectedKeys keys of lists that are not jobs
 * @throws if a file is invalid
 */
export function importResume(
  files: readonly NamedSource[],
  rejectedKeys: ReadonlySet<string> = new Set(),
): { resume: ImportedResume; findings: ImportFindings } {
  const [first, ...otherResumes] = files.map((file) => parseResume(file, rejectedKeys));
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
  const jobLists = [first, ...otherResumes].flatMap((resume) => resume.guessedJobs);
  const file = files.map(({ file: name }) => name).join(' + ');
  const json = otherResumes.length === 0 ? first.text : undefined;
  const isSame = json !== undefined && isDeepStrictEqual(parseStrictJson(json), document);
  const text = isSame ? json : `${JSON.stringify(document, null, 2)}\n`;
  const hasFields = [first, ...otherResumes].every((resume) => resume.hasFields);
  const source = json === undefined ? { file, text, document } : { file, text: json };
  return { resume: { text, document, hasFields, source }, findings: { left, lines, guessedJobs: jobLists } };
}

function parseStrictJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function parseResume(source: NamedSource, rejectedKeys: ReadonlySet<string>): ParsedResume {
  const { file } = source;
  const { language = '', excesses = [], languages, ...content } = parseSource(source);
  const [format, converted] = convertBy(content, file);
  const isOwn = format === jsonResume;
  if (isOwn && content.document === undefined) throw unknownFormat(file, contentKind(content));
  const { findings, report } = collectFindings();
  const normalized = normalizeResume(converted.document, report, rejectedKeys);
  if (isOwn && !hasResumeKeys(normalized.document)) throw unknownFormat(file, documentKind(content.document, language));
  // Unknown keys of a JSON Resume stay in it. The content check warns of them.
  const { document: known, left } = isOwn
    ? {
        document: normalized.document,
        left: leftIn({}, normalized.left, format),
      }
    : account(converted, normalized, format);
  const document = withoutEmpty(known) ?? {};
  const jobLists = guessedJobs(converted.document).filter(({ key }) => !rejectedKeys.has(key));
  const isJson = isOwn && language === 'JSON' && !languages && isRecord(content.document);
  const text = isJson && 'text' in source ? source.text : undefined;
  const lines = [
    ...(converted.missing ?? []).map(escapeUnprintable),
    `${escapeUnprintable(file)} is ${format.name}${isOwn && language !== 'JSON' ? ` in ${language}` : ''}.`,
    ...encodingLines(source),
    ...languageLines(file, languages),
    ...(converted.understood?.(document) ?? []).map((line) => `  ${escapeUnprintable(line)}`),
    ...jobLists.map(({ key, count }) => jobsLine(file, key, count)),
    ...leftLines(file, left),
    // In other formats all keys and dates differ, so only losses are listed.
    ...formatMessages(file, [...excesses, ...(isOwn ? findings : findings.filter(({ isLoss }) => isLoss))], text),
  ];
  return {
    file,
    document,
    left,
    lines,
    guessedJobs: jobLists,
    hasFields: content.lines === undefined,
    ...(text !== undefined && { text }),
  };
}

const resumeKeys = Object.keys(resumeSchema.shape).filter((key) => key !== 'meta');

function hasResumeKeys(document: unknown): boolean {
  return isRecord(document) && resumeKeys.some((key) => document[key] !== undefined);
}
