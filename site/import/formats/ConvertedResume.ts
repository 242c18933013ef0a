import { isRecord } from '../values.ts';

/** A file's content, roughly in the form of JSON Resume. `normalizeResume` does the rest. */
export type ConvertedResume = {
  /** The format's name with its article, after "cv.zip is": "a LinkedIn data export". */
  format: string;
  document: unknown;
  /** Parts of the file that the conversion skips. */
  leftOut: readonly string[];
};

/** The value of a key, if it is an object; else an empty object. */
export function recordIn(value: unknown, key: string): Record<string, unknown> {
  const part = isRecord(value) ? value[key] : undefined;
  return isRecord(part) ? part : {};
}

export function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
