// Reads files of any supported format as one JSON Resume.
import { isDeepStrictEqual } from 'node:util';
import { account, placesOfUnknownKeys, unusedIn } from './account/account.ts';
import { unusedLines } from './account/unusedPlaces.ts';
import type { UnusedPlace } from './formats/Format.ts';
import { contentKind, convertBy, jsonResume, unknownFormat } from './formats/formats.ts';
import { mergeResumes } from './formats/mergeResumes.ts';
import { parseSource } from './formats/parseSource.ts';
import { encodingLines, formatMessages, guessLine, languageLines } from './importLines.ts';
import { type GuessedList, guessedLists } from './normalize/guessedLists.ts';
import { normalizeResume } from './normalize/normalizeResume.ts';
import { documentKind } from './read/fileKind.ts';
import type { NamedSource } from './read/NamedSource.ts';
import type { SourceFile } from './read/sourceFile.ts';
import { collectFindings, escapeUnprintable, type Finding } from './report/Finding.ts';
import { renamedKey } from './report/messages.ts';
import { resumeSchema } from './validate/resumeSchema.ts';
import { isRecord, withoutEmpty } from './values.ts';

export type ImportedResume = {
  text: string;
  document: unknown;
  /** `false` if a file was read as lines, such as a PDF or Markdown, whose fields are guessed. */
  hasFields: boolean;
  /** The source for the content check. Only a single JSON Resume in JSON has line numbers. */
  source: SourceFile;
};

export type ImportFindings = {
  /** Values in the files that the résumé lacks. `lines` quotes the first values at each place. */
  unused: readonly UnusedPlace[];
  /** Lists that look like jobs or projects, although their keys do not say so. They are imported as such. */
  guessedLists: readonly GuessedList[];
  /** A report for the owner: each file's format, its converted values and its skipped parts. */
  lines: readonly string[];
};

/** A file's résumé. `text` is set only for a JSON Resume written as JSON, which has line numbers. */
type ParsedResume = Pick<ImportedResume, 'document' | 'hasFields'> & ImportFindings & { file: string; text?: string };

/**
 * Reads the files as one résumé. Later files fill the gaps of earlier ones.
 * @param rejectedKeys keys of lists that are neither jobs nor projects
 * @throws if a file is invalid
 */
export function importResume(
  files: readonly NamedSource[],
  rejectedKeys: ReadonlySet<string> = new Set(),
): { resume: ImportedResume; findings: ImportFindings } {
  const resumes = files.map((file) => parseResume(file, rejectedKeys));
  const [first, ...otherResumes] = resumes;
  if (!first) throw new Error('Expected at least one file.');
  const lines = [...first.lines];
  const unused = resumes.flatMap((resume) => resume.unused);
  let { document } = first;
  for (const otherResume of otherResumes) {
    const mergedResume = mergeResumes(document, otherResume.document);
    document = mergedResume.document;
    lines.push(...otherResume.lines, ...unusedLines(otherResume.file, mergedResume.unused));
    unused.push(...mergedResume.unused);
  }
  const file = files.map(({ file: name }) => name).join(' + ');
  const json = otherResumes.length === 0 ? first.text : undefined;
  const isUnchanged = json !== undefined && isDeepStrictEqual(parseStrictJson(json), document);
  const text = isUnchanged ? json : `${JSON.stringify(document, null, 2)}\n`;
  const hasFields = resumes.every((resume) => resume.hasFields);
  const source = json === undefined ? { file, text, document } : { file, text: json };
  return {
    resume: { text, document, hasFields, source },
    findings: { unused, lines, guessedLists: resumes.flatMap((resume) => resume.guessedLists) },
  };
}

const unknownKeysTitle = 'Kept in resume.json, but shown nowhere, because JSON Resume has no such keys:';

function parseStrictJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function parseResume(source: NamedSource, rejectedKeys: ReadonlySet<string>): ParsedResume {
  const { file } = source;
  const { language = '', losses = [], languages, ...content } = parseSource(source);
  const [format, converted] = convertBy(content, file);
  const isJsonResume = format === jsonResume;
  if (isJsonResume && content.document === undefined) throw unknownFormat(file, contentKind(content));
  const { findings, report } = collectFindings();
  const normalized = normalizeResume(converted.document, report, rejectedKeys);
  if (isJsonResume && !hasResumeKeys(normalized.document))
    throw unknownFormat(file, documentKind(content.document, language));
  // Unknown keys of a JSON Resume stay in it. The content check warns of them.
  const { document: normalizedDocument, unused } = isJsonResume
    ? { document: normalized.document, unused: unusedIn({}, normalized.unused, format) }
    : account(converted, normalized, format);
  const document = withoutEmpty(normalizedDocument) ?? {};
  const guesses = guessedLists(converted.document).filter(({ key }) => !rejectedKeys.has(key));
  const hasOwnKeys = isJsonResume && !hasBasics(content.document);
  // In other formats all keys and dates differ, so only losses are listed.
  const isListed = ({ isLoss, message }: Finding) =>
    isLoss || (isJsonResume && (!hasOwnKeys || renamedKey.test(message)));
  const isJson = isJsonResume && language === 'JSON' && !languages && isRecord(content.document);
  const text = isJson && 'text' in source ? source.text : undefined;
  const lines = [
    ...(converted.missingParts ?? []).map(escapeUnprintable),
    `${escapeUnprintable(file)} is ${isJsonResume ? jsonResumeName(content.document, language) : format.name}.`,
    ...encodingLines(source),
    ...languageLines(file, languages),
    ...(converted.summarize?.(document) ?? []).map((line) => `  ${escapeUnprintable(line)}`),
    ...guesses.map((list) => guessLine(file, list)),
    ...unusedLines(file, unused),
    ...unusedLines(file, isJsonResume ? placesOfUnknownKeys(normalized, format) : [], unknownKeysTitle),
    ...formatMessages(file, [...losses, ...findings.filter(isListed)], text),
  ];
  return {
    file,
    document,
    unused,
    lines,
    guessedLists: guesses,
    hasFields: content.lines === undefined,
    ...(text !== undefined && { text }),
  };
}

const hasBasics = (document: unknown): boolean =>
  [document, ...Object.values(Object(document))].some((part) => isRecord(part) && isRecord(part.basics));

/** Names a JSON Resume, or a file with other keys that is read as one. */
function jsonResumeName(document: unknown, language: string): string {
  if (!hasBasics(document)) return `a ${language} file with keys of its own, read as a JSON Resume`;
  return `${jsonResume.name}${language === 'JSON' ? '' : ` in ${language}`}`;
}

const resumeKeys = Object.keys(resumeSchema.shape).filter((key) => !/^(?:meta|textSections)$/.test(key));

function hasResumeKeys(document: unknown): boolean {
  return isRecord(document) && resumeKeys.some((key) => document[key] !== undefined);
}
