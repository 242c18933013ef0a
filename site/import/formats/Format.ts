import type { TextLine } from '../read/TextLine.ts';
import { trackReads } from '../readTracker.ts';
import type { Path } from '../report/Finding.ts';
import { isEmpty, isRecord, partAt, recordsIn } from '../values.ts';

/** A format that setup reads. To add one, write a file that exports it, and list it in formats.ts. */
export type Format = {
  /** The format with its article, for "cv.zip is a LinkedIn data export". */
  name: string;
  /** Its name in the help of setup, and its kinds of files. */
  help: string;
  /** @returns `undefined` if the file has another format  @throws if the file is damaged */
  convert: (source: FormatSource, file: string) => ConvertedResume | undefined;
  /** Path patterns of values that say nothing about the person: the design, identifiers. */
  ignoredKeys?: RegExp;
  /** Whether the owner has hidden a part of the file, which is then not imported. */
  isHidden?: (part: unknown) => boolean;
};

/** A file's content. Its kind decides which of these is set. */
export type FormatSource = {
  /** The bytes of a ZIP file. */
  archive?: Uint8Array;
  xml?: string;
  /** The text of a CSV file. */
  table?: string;
  /** The value in a JSON, YAML or TOML file. */
  document?: unknown;
  /** The lines of a document without fields, such as a PDF, a Word document or plain text. */
  lines?: readonly TextLine[];
};

/** A place in a file, and its texts that are not in the résumé. */
export type UnusedPlace = { place: string; texts: readonly unknown[]; entry?: string | undefined };

/** A file's content, roughly in the form of JSON Resume. `normalizeResume` corrects its keys and values. */
export type ConvertedResume = {
  document: unknown;
  /** The file's value, and which of its texts the format read. The report lists the others. */
  source?: { value: unknown; isRead: (path: Path) => boolean };
  /** Other parts that are not in the résumé. */
  unused?: readonly UnusedPlace[];
  /** Report lines about the parts of a résumé that the file seems to lack. They come first. */
  missingParts?: readonly string[];
  /** Report lines with the main values of the normalized résumé, for the owner to check. For files without fields. */
  summarize?: (resume: unknown) => readonly string[];
};

/** Converts a file's value, and marks what is read. */
export function convertValue(value: unknown, convert: (value: unknown) => unknown): ConvertedResume {
  const { document, isRead } = trackReads(value);
  return { document: convert(document), source: { value, isRead } };
}

export type Entry = Record<string, unknown>;

/** If a section is an object, its lists may be at these keys. */
const listKeys = ['info', 'items', 'history', 'list', 'assignments', 'contributions', 'papers', 'toolset'];

/** The entries of a section: a list, or an object with lists at some keys. */
export function entriesAt(document: unknown, path: string): readonly Entry[] {
  const section = partAt(document, path);
  return isRecord(section) ? listKeys.flatMap((key) => recordsIn(section[key])) : recordsIn(section);
}

export type Sections = Record<string, unknown[]>;

export function addEntries(sections: Sections, section: string, entries: readonly unknown[]): void {
  sections[section] = [...(sections[section] ?? []), ...entries];
}

export function joinTexts(parts: readonly unknown[], separator: string): string {
  return parts.filter((part) => !isEmpty(part)).join(separator);
}
