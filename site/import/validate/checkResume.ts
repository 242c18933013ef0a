import type { WrittenResume } from '../../../src/resume/WrittenResume.ts';
import { withoutEmpty } from '../normalize/NormalizationContext.ts';
import { normalizeResume } from '../normalize/normalizeResume.ts';
import { readDocument, type SourceFile } from '../read/readDocument.ts';
import type { Report } from '../report/Finding.ts';
import { firstPerPath } from '../report/firstPerPath.ts';
import { parseDocument } from '../schema/parseDocument.ts';
import { resumeSchema } from '../schema/resumeSchema.ts';
import { characterFindings } from './characterFindings.ts';
import type { FileExists } from './localFiles.ts';
import { resumeFindings } from './resumeFindings.ts';

/** A file's document, its value if the schema accepts it, and a report for the document's paths. */
export type CheckedFile<Value> = { document: unknown; value: Value | undefined; report: Report };

/** Reads, normalizes and validates a résumé. @returns `undefined` if the file cannot be read */
export function checkResume(
  source: SourceFile,
  fileExists: FileExists,
  reportFile: Report,
): CheckedFile<WrittenResume> | undefined {
  const file = readDocument(source, reportFile);
  if (!file) return undefined;
  const { document, toFilePath } = normalizeResume(file.value, file.report);
  const report: Report = (findings) =>
    file.report(findings.map((finding) => ({ ...finding, path: toFilePath(finding.path) })));
  const { value, findings } = parseDocument(resumeSchema, document);
  report(firstPerPath([...characterFindings(document), ...resumeFindings(document, fileExists), ...findings]));
  return { document, value: value && withoutEmpty(value), report };
}
