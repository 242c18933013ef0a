import { type Path, pathText } from '../report/Finding.ts';
import { fieldSchema } from '../validate/resumeSchema.ts';
import { unknownPaths } from '../validate/unknownKeys.ts';
import { isRecord } from '../values.ts';

/** Removes the keys that JSON Resume does not have. */
export function dropUnknownKeys(document: unknown): unknown {
  return withoutPaths(document, new Set(unknownPaths(document, fieldSchema).map(pathText)), []);
}

function withoutPaths(value: unknown, pathTexts: ReadonlySet<string>, path: Path): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutPaths(item, pathTexts, [...path, index]));
  if (!isRecord(value)) return value;
  const knownEntries = Object.entries(value).filter(([key]) => !pathTexts.has(pathText([...path, key])));
  return Object.fromEntries(knownEntries.map(([key, item]) => [key, withoutPaths(item, pathTexts, [...path, key])]));
}
