import { escapeUnprintable } from './escapeUnprintable.ts';
import { type Finding, pathText } from './Finding.ts';

/** More findings of one kind print as one line and a count. */
const maxPerKind = 10;

/**
 * Formats findings as lines, each with a position that editors turn into a link. Many findings that
 * differ only in quoted values and numbers print as one line and a count.
 */
export function formatFindings(findings: readonly Finding[]): string {
  const kinds = new Map<string, number>();
  for (const finding of findings) kinds.set(kindOf(finding), (kinds.get(kindOf(finding)) ?? 0) + 1);
  const printedKinds = new Set<string>();
  return findings
    .flatMap((finding) => {
      const kind = kindOf(finding);
      const count = kinds.get(kind) ?? 0;
      if (count <= maxPerKind) return [formatFinding(finding)];
      if (printedKinds.has(kind)) return [];
      printedKinds.add(kind);
      return [`${formatFinding(finding)} And ${count - 1} more like this.`];
    })
    .join('\n');
}

function kindOf({ file, severity, message }: Finding): string {
  const pattern = message.replace(/"(?:[^"\\]|\\.)*"|"[^"]*…|\{[^{}]*\}?|\d+/g, '…').slice(0, 200);
  return `${file}  ${severity === 'warning' ? 'warning: ' : ''}${pattern}`;
}

function formatFinding({ severity, file = '', path, line, column, message }: Finding): string {
  const location = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const severityLabel = severity === 'warning' ? 'warning: ' : '';
  return escapeUnprintable(`${location}  ${severityLabel}${path.length > 0 ? `${pathText(path)}: ` : ''}${message}`);
}
