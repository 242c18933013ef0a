import { isRecord } from '../values.ts';

/**
 * A format that setup reads besides JSON Resume. To add one, write a file that exports it, and list it
 * in importResume.ts.
 */
export type Format = {
  /** After "cv.zip is": "a LinkedIn data export". */
  name: string;
  /** Its name in the help of setup, and its kinds of files. */
  help: string;
  /** @returns `undefined` if the file has another format  @throws if the file is damaged */
  convert: (source: FormatSource, file: string) => ConvertedResume | undefined;
};

/** A file's content: one of these, by its first letters. */
export type FormatSource = {
  /** The bytes of a ZIP file. */
  archive?: Uint8Array;
  xml?: string;
  /** The value in a JSON or YAML file. */
  document?: unknown;
};

/** A file's content, roughly in the form of JSON Resume. `normalizeResume` does the rest. */
export type ConvertedResume = {
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
