import { groupBy } from '../values.ts';

/** The path of a value in a document: `['work', 2, 'startDate']`. */
export type Path = readonly (string | number)[];

/** One-based. */
export type Position = { line: number; column: number };

/**
 * Something to fix in the owner's content. A rule sets the path; `readDocument` adds the file's
 * name and the position.
 */
export type Finding = Partial<Position> & {
  file?: string;
  /** An error stops the build; a warning does not. */
  severity: 'error' | 'warning';
  /** `[]` for the whole file. */
  path: Path;
  /** The problem and its fix, in whole sentences. */
  message: string;
  /** A path that needs no finding beside this one, such as that of the key that the owner meant. */
  intendedPath?: Path;
  /** Set if a text is still the one that ships with the project. */
  isPlaceholder?: true;
  /** Set if a value was skipped or cut. */
  isLoss?: true;
};

export type Report = (findings: readonly Finding[]) => void;

export function error(path: Path, message: string): Finding {
  return { severity: 'error', path, message };
}

export function warning(path: Path, message: string): Finding {
  return { severity: 'warning', path, message };
}

export function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(isError);
}

export function collectFindings(): { findings: Finding[]; report: Report } {
  const findings: Finding[] = [];
  return {
    findings,
    report(newFindings) {
      // Not `push(...)`: tens of thousands of arguments overflow the stack.
      for (const finding of newFindings) findings.push(finding);
    },
  };
}

/** Formats a path: `work[2].startDate`. */
export function pathText(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

/** Formats a path without list indices: `work[].name`. */
export function pathPattern(path: Path): string {
  return pathText(path).replace(/\[\d+\]/g, '[]');
}

/** Keeps the first finding of each path, so that a misspelled key is not reported as missing too. */
export function firstPerPath(findings: readonly Finding[]): Finding[] {
  const seenPaths = new Set<string>();
  for (const { intendedPath } of findings) {
    if (!intendedPath) continue;
    seenPaths.add(pathText(intendedPath));
    // A misspelled key also makes its list item invalid, which needs no second message.
    if (typeof intendedPath.at(-2) === 'number') seenPaths.add(pathText(intendedPath.slice(0, -1)));
  }
  return findings.filter(({ path }) => {
    const pathKey = pathText(path);
    const isFirst = !seenPaths.has(pathKey);
    seenPaths.add(pathKey);
    return isFirst;
  });
}

/**
 * The most findings of one kind that print one by one. More print as one line: the first, with a
 * count. Renamed keys always print as one line.
 */
const maxPerKind = 10;

/**
 * Formats findings as lines, each with a position that editors turn into a link. Findings are of
 * one kind if they differ only in positions, list indices, quoted values and numbers. Losses always
 * print one by one.
 */
export function formatFindings(findings: readonly Finding[], limitPerKind = maxPerKind): string {
  const findingsByKind = groupBy(findings, kindOf);
  return findings
    .flatMap((finding) => {
      const kind = findingsByKind.get(kindOf(finding)) ?? [];
      const limit = /^"[^"]*" is not a JSON Resume key/.test(finding.message) ? 1 : limitPerKind;
      if (kind.length <= limit || finding.isLoss) return [formatFinding(finding)];
      const isFirst = kind.find(({ isLoss }) => !isLoss) === finding;
      return isFirst ? [`${formatFinding(finding)} And ${kind.length - 1} more like this.`] : [];
    })
    .join('\n');
}

function kindOf({ file, severity, path, message }: Finding): string {
  const pattern = message.replace(/"(?:[^"\\]|\\.)*"|"[^"]*…|\{[^{}]*\}?|\d+/g, '…').slice(0, 200);
  return `${file}  ${severity === 'warning' ? 'warning: ' : ''}${pathPattern(path)}: ${pattern}`;
}

function formatFinding({ severity, file = '', path, line, column, message }: Finding): string {
  const location = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const severityLabel = severity === 'warning' ? 'warning: ' : '';
  return escapeUnprintable(`${location}  ${severityLabel}${path.length > 0 ? `${pathText(path)}: ` : ''}${message}`);
}

/** The maximum length of a quoted value, in characters. */
const maxQuoteLength = 60;

/** Formats a value as in the file, cut if it is long: `"2023-02-30"`, `7`, `[1,2]`. */
export function quoteValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  if (text.length <= maxQuoteLength) return text;
  return `${text.slice(0, maxQuoteLength)}…${typeof value === 'string' ? '"' : ''}`;
}

/** Characters that move a terminal's cursor, break a line, or reorder text. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Makes a text safe for one line of a terminal: escapes control characters, as `\u001b`. */
export function escapeUnprintable(text: string): string {
  return text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Formats all findings, below a line that counts them. */
export function contentReport(findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length;
  const warnings = findings.length - errors;
  const counts = [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ];
  return `${counts.join(' and ')} in the content:\n${formatFindings(findings)}`;
}
