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
  const left = new Map<string, LeftValue>();
  const context: NormalizationContext = {
    path: [],
    filePath: [],
    renamedFields: new Map(),
    movedKeys: new Map(),
    reportChange: (path, message) => add(warning(path, message)),
    reportLoss: (path, message) => add({ ...warning(path, message), isLoss: true }),
    reportLeft: (path, value) => left.set(pathText(path), { path, value }),
  };
  const normalizedDocument = isRecord(limitedDocument)
    ? (normalizeFields(unwrapDocument(limitedDocument, context), rootFields, context) ?? {})
    : limitedDocument;
  report([...excesses, ...findings.values()]);
  const toFilePath = (path: Path) => filePathIn(context.renamedFields, path);
  return {
    ...{ document: normalizedDocument, left: [...left.values()], toFilePath },
    report: (later) => report(later.map((finding) => ({ ...finding, path: toFilePath(finding.path) }))),
  };
}

export type LeftValue = { path: Path; value: unknown };

type NormalizedResume = {
  document: unknown;
  /** Values of the file that are not read, and that no message tells about. */
  left: readonly LeftValue[];
  toFilePath: (path: Path) => Path;
  /** Reports findings about the document at their paths in the file. */
  report: Report;
};

function filePathIn(renamedFields: ReadonlyMap<string, Path>, path: Path): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const start = renamedFields.get(pathText(path.slice(0, length)));
    if (start) return [...start, ...path.slice(length)];
  }
  return path;
}

/** Some files wrap the résumé in an object. */
function unwrapDocument(document: JsonObject, { reportLeft }: Pick<NormalizationContext, 'reportLeft'>): JsonObject {
  for (const key of ['resume', 'cv', 'data', 'params']) {
    const nested = document[key];
    if (document.basics !== undefined || !isRecord(nested)) continue;
    const unwrapped = unwrapDocument(nested, { reportLeft });
    // The name may be beside it: `{ "main": { "name": … }, "resume": { "work": […] } }`.
    const { [key]: _, ...others } = document;
    if (!hasName(unwrapped)) return { ...others, ...unwrapped };
    for (const [other, value] of Object.entries(others)) reportLeft([other], value);
    return unwrapped;
  }
  // YAMLResume's files
  const { content, ...settings } = document;
  if (!isRecord(content) || !isRecord(content.basics)) return document;
  for (const [other, value] of Object.entries(settings)) reportLeft([other], value);
  return content;
}

function hasName(document: JsonObject): boolean {
  return [document, ...Object.values(document).filter(isRecord)].some((part) => !isEmpty(part.name));
}
