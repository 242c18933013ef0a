import { error, type Finding, type Report } from '../report/Finding.ts';
import { sizeFindings } from '../validate/sizeLimits.ts';
import { isLikeJson, textKind } from './fileKind.ts';
import { jsonDocument } from './jsonDocument.ts';

/**
 * A file's name and text: `undefined` if the file is missing, or unreadable for `unreadableReason`.
 * `document` is the parsed value of a format other than JSON, without positions.
 */
export type SourceFile = { file: string; text: string | undefined; unreadableReason?: string; document?: unknown };

/** A parsed file, and a report that adds the file's name and positions to findings. */
type SourceDocument = { value: unknown; report: Report };

/** Parses one of the owner's files; reports it and returns `undefined` if it cannot be read. */
export function readDocument(source: SourceFile, report: Report): SourceDocument | undefined {
  const { file, text, unreadableReason, document } = source;
  const reportFile = (findings: readonly Finding[]) => report(findings.map((finding) => ({ ...finding, file })));
  if (text === undefined) {
    const message = unreadableReason ?? 'File not found. Create it with `npm run setup`, or restore it from git.';
    reportFile([error([], message)]);
    return undefined;
  }
  const json = document === undefined ? jsonDocument(text) : { value: document, findings: [], positionOf: () => ({}) };
  if ('syntaxErrors' in json) {
    const message =
      `Expected JSON, but this looks like ${textKind(text)}. ` +
      'A résumé in another format needs an import: `npm run setup`.';
    reportFile(isLikeJson(text) || text.trim() === '' ? json.syntaxErrors : [error([], message)]);
    return undefined;
  }
  const reportPositions: Report = (findings) =>
    reportFile(findings.map((finding) => ({ ...finding, ...json.positionOf(finding.path) })));
  reportPositions(json.findings);
  return { value: json.value, report: reportPositions };
}

/** As `readDocument`, and refuses a document that is far too large. */
export function readLimitedDocument(source: SourceFile, report: Report): SourceDocument | undefined {
  const file = readDocument(source, report);
  const sizeErrors = file ? sizeFindings(file.value) : [];
  file?.report(sizeErrors);
  return sizeErrors.length > 0 ? undefined : file;
}
