import { error, type Finding, type Report } from '../report/Finding.ts';
import { sizeFindings } from '../validate/documentFindings.ts';
import { jsonDocument } from './jsonDocument.ts';

/**
 * A file's name and text: `undefined` if the file is missing, or unreadable for `unreadableReason`.
 * `document` is the parsed value of a format other than JSON, without positions.
 */
export type SourceFile = { file: string; text: string | undefined; unreadableReason?: string; document?: unknown };

/** A parsed file, and a report that adds the file's name and positions to findings. */
type SourceDocument = { value: unknown; report: Report };

/** Parses one of the owner's files; reports it and returns `undefined` if it cannot be read or is far too large. */
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
    reportFile(json.syntaxErrors);
    return undefined;
  }
  const reportPositions: Report = (findings) =>
    reportFile(findings.map((finding) => ({ ...finding, ...json.positionOf(finding.path) })));
  const sizeErrors = sizeFindings(json.value);
  reportPositions(sizeErrors.length > 0 ? sizeErrors : json.findings);
  return sizeErrors.length > 0 ? undefined : { value: json.value, report: reportPositions };
}
