import { isRecord } from '../../../src/content/check/everyValue.ts';

/** What was read of a file, in the form of JSON Resume as far as its format could be turned into it; mending does the rest. */
export type ConvertedResume = {
  /** What the file is: "LinkedIn's data export". */
  format: string;
  document: unknown;
  /** What is in the file and was not taken over. */
  leftOut: readonly string[];
};

/** An object's part that is an object; an empty one where it is none. */
export function recordIn(value: unknown, key: string): Record<string, unknown> {
  const part = isRecord(value) ? value[key] : undefined;
  return isRecord(part) ? part : {};
}

export function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
