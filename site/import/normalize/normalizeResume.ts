// Reads the field names and formats of people and of other tools, and reports each change. Pure.

import { type Finding, type Path, pathText, type Report, warning } from '../report/Finding.ts';
import { withinLimits } from '../validate/sizeLimits.ts';
import { isEmpty, isRecord, type JsonObject } from '../values.ts';
import { normalizeFields } from './normalizeValue.ts';
import { type NormalizationContext, rootFields } from './resumeShape.ts';

/**
 * Normalizes a résumé to JSON Resume, and reports a warning for each change. List items keep their
 * indices, so that paths stay right; empty values get no warning. A value that is no object stays.
 */
export function normalizeResume(document: unknown, report: Report): NormalizedResume {
  const { value: limitedDocument, findings: excesses } = withinLimits(document);
  // By path and message: the employer of several positions is read once for each.
  const findings = new Map<string, Finding>();
  const add = (finding: Finding) => findings.set(`${pathText(finding.path)} ${finding.message}`, finding);
  const context: NormalizationContext = {
    path: [],
    filePath: [],
    renamedFields: new Map(),
    movedKeys: new Map(),
    reportChange: (path, message) => add(warning(path, message)),
    reportLoss: (path, message) => add({ ...warning(path, message), isLoss: true }),
    reportLeft: () => undefined,
  };
  const normalizedDocument = isRecord(limitedDocument)
    ? (normalizeFields(unwrapDocument(limitedDocument), rootFields, context) ?? {})
    : limitedDocument;
  report([...excesses, ...findings.values()]);
  return {
    document: normalizedDocument,
    report: (later) =>
      report(later.map((finding) => ({ ...finding, path: toFilePath(finding.path, context.renamedFields) }))),
  };
}

/** The document, and a report that translates its paths to the file's. */
type NormalizedResume = { document: unknown; report: Report };

function toFilePath(path: Path, renamedFields: ReadonlyMap<string, Path>): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const start = renamedFields.get(pathText(path.slice(0, length)));
    if (start) return [...start, ...path.slice(length)];
  }
  return path;
}

/** Some files wrap the résumé in an object. */
function unwrapDocument(document: JsonObject): JsonObject {
  for (const key of ['resume', 'cv', 'data']) {
    const nested = document[key];
    if (document.basics !== undefined || !isRecord(nested)) continue;
    const unwrapped = unwrapDocument(nested);
    // The name may be beside it: `{ "main": { "name": … }, "resume": { "work": […] } }`.
    const { [key]: _, ...others } = document;
    return hasName(unwrapped) ? unwrapped : { ...others, ...unwrapped };
  }
  // YAMLResume's files
  if (isRecord(document.content) && isRecord(document.content.basics)) return document.content;
  return document;
}

function hasName(document: JsonObject): boolean {
  return [document, ...Object.values(document).filter(isRecord)].some((part) => !isEmpty(part.name));
}
