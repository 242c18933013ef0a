// The path of a value in the résumé and in the file, and the reports of its normalization.
import { type Finding, type Path, pathText, warning } from '../report/Finding.ts';
import type { JsonObject } from '../values.ts';

export type NormalizationContext = {
  /** The value's path in the normalized résumé. */
  path: Path;
  /** The value's path in the file. */
  filePath: Path;
  /** The list that contains the value. Its items decide together which field a key is. */
  siblings: readonly unknown[];
  /** Keys at the root whose lists the owner does not want to be read as jobs or projects. */
  rejectedKeys: ReadonlySet<string>;
  /** The paths of values in the file, by their paths in the résumé. */
  filePaths: Map<string, Path>;
  /** Reports a value that is read differently from what the file says. */
  reportChange: ReportMessage;
  /** Reports a value that is skipped or cut. */
  reportLoss: ReportMessage;
  /** Lists a value as unused, without a message. */
  reportUnused: (filePath: Path, value: unknown) => void;
};

type ReportMessage = (filePath: Path, message: string) => void;

/** A value of the file that is not in the résumé, and that no message mentions. */
export type UnusedValue = { path: Path; value: unknown };

/** Creates the context of a whole document, and collects its reports. */
export function rootContext(rejectedKeys: ReadonlySet<string>) {
  // An employer with several positions is normalized once per position, but its findings are reported once.
  const findings = new Map<string, Finding>();
  const add = (finding: Finding) => findings.set(`${pathText(finding.path)} ${finding.message}`, finding);
  const unused = new Map<string, UnusedValue>();
  const context: NormalizationContext = {
    path: [],
    filePath: [],
    siblings: [],
    rejectedKeys,
    filePaths: new Map(),
    reportChange: (path, message) => add(warning(path, message)),
    reportLoss: (path, message) => add({ ...warning(path, message), isLoss: true }),
    reportUnused: (path, value) => unused.set(pathText(path), { path, value }),
  };
  return { context, findings, unused };
}

/** A context for a trial: it reports nothing, and records its paths nowhere else. */
export const trialContext = (context: NormalizationContext): NormalizationContext => ({
  ...context,
  filePaths: new Map(context.filePaths),
  reportChange: () => undefined,
  reportLoss: () => undefined,
  reportUnused: () => undefined,
});

/** The path in the file of a key of the object at `context.path`. */
export function filePathOf({ path, filePath, filePaths }: NormalizationContext, key: string): Path {
  return filePaths.get(pathText([...path, key])) ?? [...filePath, key];
}

/** Records the path in the file of a key of the object at `context.path`. */
export function recordMove(filePath: Path, { path, filePaths }: NormalizationContext, key: string): void {
  filePaths.set(pathText([...path, key]), filePath);
}

/** Adds entries to a section of the résumé. `filePath` is their path in the file. */
export function withEntries(
  resume: JsonObject,
  { section, entries, filePath }: { section: string; entries: readonly unknown[]; filePath: Path },
  { filePaths }: NormalizationContext,
): JsonObject {
  const list = Array.isArray(resume[section]) ? resume[section] : [];
  for (const order of entries.keys()) filePaths.set(pathText([section, list.length + order]), filePath);
  return { ...resume, [section]: [...list, ...entries] };
}

/** The path in the file of any value of the résumé. */
export function toFilePath(path: Path, filePaths: ReadonlyMap<string, Path>): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const start = filePaths.get(pathText(path.slice(0, length)));
    if (start) return [...start, ...path.slice(length)];
  }
  return path;
}
