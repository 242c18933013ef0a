import type { WrittenResume } from '../../../src/resume/WrittenResume.ts';
import { error, type Finding, firstPerPath, isError, type Report, warning } from '../report/Finding.ts';
import { quoteValue } from '../report/formatFindings.ts';
import { parseDocument } from '../schema/parseDocument.ts';
import { resumeSchema } from '../schema/resumeSchema.ts';
import { isRecord, withoutEmpty } from '../values.ts';
import { characterFindings } from './characterFindings.ts';
import { type FileExists, hasScheme, isLocalPicture } from './localFiles.ts';
import { unpublishedKeys } from './unpublishedKeys.ts';

/**
 * Validates a normalized résumé, in which bad values are left out already. The value is missing if the
 * résumé has no name.
 */
export function validateResume(document: unknown, fileExists: FileExists, report: Report): WrittenResume | undefined {
  const { value, findings } = parseDocument(resumeSchema, document);
  report(
    firstPerPath([
      // Control characters are left only in values that are not published.
      ...characterFindings(document).filter((finding) => !isError(finding)),
      ...unpublishedKeys(document),
      ...missingName(document),
      ...unshownPicture(document, fileExists),
      ...findings,
    ]),
  );
  return value && withoutEmpty(value);
}

function missingName(document: unknown): Finding[] {
  if (!isRecord(document)) return [];
  const { basics } = document;
  if (isRecord(basics) && basics.name !== undefined) return [];
  const message = 'Missing name, the only required field of a résumé. Add "basics": { "name": "Your Name" }.';
  // If `basics` is missing too, that is the same mistake.
  return [{ ...error(['basics', 'name'], message), intendedPath: ['basics'] }];
}

function unshownPicture(resume: unknown, fileExists: FileExists): Finding[] {
  const { image }: Record<string, unknown> = isRecord(resume) && isRecord(resume.basics) ? resume.basics : {};
  if (typeof image !== 'string' || isLocalPicture(image, fileExists)) return [];
  const reason = hasScheme(image)
    ? 'pages load no pictures from other hosts. Put the file in site/public'
    : 'file not found in site/public. Put it there';
  const message = `${quoteValue(image)} is not shown: ${reason} and write its path, like "photo.jpg".`;
  return [warning(['basics', 'image'], message)];
}
