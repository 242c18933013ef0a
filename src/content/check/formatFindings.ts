import type { Finding } from './Finding.ts';
import { printable } from './printable.ts';

/** As many as are told of a kind; they are put right in the same way. */
const mostOfAKind = 20;

/** The placeholder's texts are many, and each is to be replaced. */
const mostLeftovers = 200;

/**
 * The findings as lines of text, one each, with a place that editors and terminals make a link of. Of many that differ in nothing
 * but what they quote and count, a line says how many more there are.
 */
export function formatFindings(findings: readonly Finding[]): string {
  const kinds = new Map<string, number>();
  const lines = findings.flatMap((finding) => {
    const kind = kindOf(finding);
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    return count <= mostTold(kind) ? [inOneLine(finding)] : [];
  });
  const more = [...kinds].flatMap(([kind, count]) =>
    count > mostTold(kind) ? [`… and ${count - mostTold(kind)} more like these: ${kind}`] : [],
  );
  return [...lines, ...more].join('\n');
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
