import { schema } from '@jsonresume/schema';
import { isRecord } from '../../../src/content/check/everyValue.ts';
import { kindOfPlace, type Path, pathText } from '../../../src/content/check/Problem.ts';
import { unknownKeys } from '../../../src/content/check/unknownKeys.ts';

/** A document without the keys that JSON Resume does not have, and their places: `education[].summary`. */
export function knownOnly(document: unknown): { document: unknown; leftOut: readonly string[] } {
  const paths = unknownKeys(document, schema, 'allowed').map(({ path }) => path);
  const strangers = new Set(paths.map(pathText));
  return { document: without(document, strangers, []), leftOut: [...new Set(paths.map(kindOfPlace))] };
}

function without(value: unknown, strangers: ReadonlySet<string>, path: Path): unknown {
  if (Array.isArray(value)) return value.map((item, index) => without(item, strangers, [...path, index]));
  if (!isRecord(value)) return value;
  const known = Object.entries(value).filter(([key]) => !strangers.has(pathText([...path, key])));
  return Object.fromEntries(known.map(([key, item]) => [key, without(item, strangers, [...path, key])]));
}
