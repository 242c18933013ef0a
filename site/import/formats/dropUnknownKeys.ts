import { type Path, pathPattern, pathText } from '../report/Finding.ts';
import { fieldSchema } from '../schema/resumeSchema.ts';
import { unknownPaths } from '../validate/unknownKeys.ts';
import { isRecord } from '../values.ts';

/** Removes the keys that JSON Resume does not have, and lists them: `education[].summary`. */
export function dropUnknownKeys(document: unknown): { document: unknown; leftOut: readonly string[] } {
  const paths = unknownPaths(document, fieldSchema);
  const pathTexts = new Set(paths.map(pathText));
  return { document: withoutPaths(document, pathTexts, []), leftOut: [...new Set(paths.map(pathPattern))] };
}

function withoutPaths(value: unknown, unknownPaths: ReadonlySet<string>, path: Path): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutPaths(item, unknownPaths, [...path, index]));
  if (!isRecord(value)) return value;
  const knownEntries = Object.entries(value).filter(([key]) => !unknownPaths.has(pathText([...path, key])));
  return Object.fromEntries(knownEntries.map(([key, item]) => [key, withoutPaths(item, unknownPaths, [...path, key])]));
}
