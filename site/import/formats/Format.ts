import type { TextLine } from '../read/TextLine.ts';
import { isEmpty, isRecord } from '../values.ts';

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
  /** Parts of the file that the conversion skips. */
  leftOut: readonly string[];
  /** What was understood, for the owner to check, if the file has no fields. */
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

/** A section of a file: its entries, and the paths of its other values, which the conversion skips. */
export type FileSection = { entries: readonly Record<string, unknown>[]; otherPaths: readonly string[] };

/** The entries of a section: a list, or an object with a title and lists at some keys. */
export function sectionIn(document: unknown, name: string, listKeys: readonly string[]): FileSection {
  const section = isRecord(document) ? document[name] : undefined;
  if (!isRecord(section)) return { entries: recordsIn(section), otherPaths: [] };
  const otherKeys = Object.keys(section).filter(
    (key) => !listKeys.includes(key) && key !== 'title' && !isEmpty(section[key]),
  );
  return {
    entries: listKeys.flatMap((key) => recordsIn(section[key])),
    otherPaths: otherKeys.map((key) => `${name}.${key}`),
  };
}

/** The filled keys of an object that are not known: `contact.fax` for the object at `contact`. */
export function unreadKeys(value: unknown, knownKeys: readonly string[], path = ''): string[] {
  const keys = isRecord(value) ? Object.keys(value).filter((key) => !isEmpty(value[key])) : [];
  return keys.filter((key) => !knownKeys.includes(key)).map((key) => (path ? `${path}.${key}` : key));
}
