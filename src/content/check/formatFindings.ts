import { escapeUnprintable } from './escapeUnprintable.ts';
import type { Finding } from './Finding.ts';

/** Of more than these one is told, and how many there are: they are put right in the same way. */
const maxPerKind = 10;

/** The placeholder's texts are many, and each is to be replaced. */
const maxLeftovers = 200;

/**
 * The findings as lines of text, one each, with a place that editors and terminals make a link of. Of many that differ in nothing
 * but what they quote and count, one line tells the first, and how many more there are.
 */
export function formatFindings(findings: readonly Finding[]): string {
  const kinds = new Map<string, number>();
  for (const finding of findings) kinds.set(kindOf(finding), (kinds.get(kindOf(finding)) ?? 0) + 1);
  const printedKinds = new Set<string>();
  return findings
    .flatMap((finding) => {
      const kind = kindOf(finding);
      const count = kinds.get(kind) ?? 0;
      if (count <= maxPrinted(kind)) return [formatFinding(finding)];
      if (printedKinds.has(kind)) return [];
      printedKinds.add(kind);
      return [`${formatFinding(finding)} And ${count - 1} more like this.`];
    })
    .join('\n');
}

function kindOf({ file, severity, message, isPlaceholder }: Finding): string {
  if (isPlaceholder) return leftoverKind;
  const pattern = message.replace(/"(?:[^"\\]|\\.)*"|"[^"]*…|\{[^{}]*\}?|\d+/g, '…').slice(0, 200);
  return `${file}  ${severity === 'warning' ? 'warning: ' : ''}${pattern}`;
}

const leftoverKind = "texts that are still the placeholder's";

function maxPrinted(kind: string): number {
  return kind === leftoverKind ? maxLeftovers : maxPerKind;
}

function formatFinding({ severity, file, path, line, column, message }: Finding): string {
  const location = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const severityLabel = severity === 'warning' ? 'warning: ' : '';
  return escapeUnprintable(`${location}  ${severityLabel}${path ? `${path}: ` : ''}${message}`);
}
