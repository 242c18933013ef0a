import { type Finding, isError, pathPattern, pathText } from './Finding.ts';

/** More findings of one kind at one place print as one line and a count. */
const maxPerKind = 10;

/**
 * Formats findings as lines, each with a position that editors turn into a link. Many findings of one
 * place that differ only in quoted values and numbers print as one line and a count; losses never do.
 */
export function formatFindings(findings: readonly Finding[]): string {
  const kinds = new Map<string, number>();
  for (const finding of findings) kinds.set(kindOf(finding), (kinds.get(kindOf(finding)) ?? 0) + 1);
  const printedKinds = new Set<string>();
  return findings
    .flatMap((finding) => {
      const kind = kindOf(finding);
      const count = kinds.get(kind) ?? 0;
      if (count <= maxPerKind || finding.isLoss) return [formatFinding(finding)];
      if (printedKinds.has(kind)) return [];
      printedKinds.add(kind);
      return [`${formatFinding(finding)} And ${count - 1} more like this.`];
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

/** The most characters of an invalid value in a message. */
const maxLength = 60;

/** Formats a value as in the file, cut if it is long: `"2023-02-30"`, `7`, `[1,2]`. */
export function quoteValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Characters that move a terminal's cursor, break a line, or reorder text. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Makes a text safe for one line of a terminal: escapes control characters, as `\u001b`. */
export function escapeUnprintable(text: string): string {
  return text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** All findings, below a line with their number. */
export function contentReport(findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length;
  const warnings = findings.length - errors;
  const counts = [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ];
  return `${counts.join(' and ')} in the content:\n${formatFindings(findings)}`;
}
