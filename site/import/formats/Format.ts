import type { TextLine } from '../read/TextLine.ts';
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
  /** Path patterns of values that say nothing about the person: the design, identifiers. */
  settings?: RegExp;
  /** Whether the owner has hidden a part of the file, which is then not imported. */
  isHidden?: (part: unknown) => boolean;
};

/** A file's content: one of these, by its first letters. */
export type FormatSource = {
  /** The bytes of a ZIP file. */
  archive?: Uint8Array;
  xml?: string;
  /** The text of a CSV file. */
  table?: string;
  /** The value in a JSON or YAML file. */
  document?: unknown;
  /** The paragraphs of a PDF or a Word document. */
  lines?: readonly TextLine[];
};

/** A file's content, roughly in the form of JSON Resume. `normalizeResume` does the rest. */
export type ConvertedResume = {
  document: unknown;
  /** The file's values, if they are not in `FormatSource.document`. Those not in the résumé are listed. */
  source?: unknown;
  /** Other parts that are not in the résumé, in words. */
  leftOut?: readonly string[];
  /** The values that were understood, for the owner to check, if the file has no fields. */
  understood?: readonly string[];
};

/** The value of a key, if it is an object; else an empty object. */
export function recordIn(value: unknown, key: string): Record<string, unknown> {
  const part = isRecord(value) ? value[key] : undefined;
  return isRecord(part) ? part : {};
}

export function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The entries of a section: a list, or an object with lists at some keys. */
export function sectionIn(
  document: unknown,
  name: string,
  listKeys: readonly string[],
): readonly Record<string, unknown>[] {
  const section = isRecord(document) ? document[name] : undefined;
  return isRecord(section) ? listKeys.flatMap((key) => recordsIn(section[key])) : recordsIn(section);
}
