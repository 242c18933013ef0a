import type { Finding } from './Finding.ts';
import { printable } from './printable.ts';

/** Of more than these one is told, and how many there are: they are put right in the same way. */
const mostOfAKind = 10;

/** The placeholder's texts are many, and each is to be replaced. */
const mostLeftovers = 200;

/**
 * The findings as lines of text, one each, with a place that editors and terminals make a link of. Of many that differ in nothing
 * but what they quote and count, one line tells the first, and how many more there are.
 */
export function formatFindings(findings: readonly Finding[]): string {
  const kinds = new Map<string, number>();
  for (const finding of findings) kinds.set(kindOf(finding), (kinds.get(kindOf(finding)) ?? 0) + 1);
  const told = new Set<string>();
  return findings
    .flatMap((finding) => {
      const kind = kindOf(finding);
      const count = kinds.get(kind) ?? 0;
      if (count <= mostTold(kind)) return [inOneLine(finding)];
      if (told.has(kind)) return [];
      told.add(kind);
      return [`${inOneLine(finding)} And ${count - 1} more like this.`];
    })
    .join('\n');
}

function kindOf({ file, severity, message, isPlaceholder }: Finding): string {
  if (isPlaceholder) return leftovers;
  const words = message.replace(/"(?:[^"\\]|\\.)*"|"[^"]*…|\{[^{}]*\}?|\d+/g, '…').slice(0, 200);
  return `${file}  ${severity === 'warning' ? 'warning: ' : ''}${words}`;
}

const leftovers = "texts that are still the placeholder's";

function mostTold(kind: string): number {
  return kind === leftovers ? mostLeftovers : mostOfAKind;
}

function inOneLine({ severity, file, path, line, column, message }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const warned = severity === 'warning' ? 'warning: ' : '';
  return printable(`${place}  ${warned}${path ? `${path}: ` : ''}${message}`);
}
