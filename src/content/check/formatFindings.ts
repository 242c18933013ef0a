import type { Finding } from './Finding.ts';
import { printable } from './printable.ts';

/** The findings as lines of text, one each, with a place that editors and terminals make a link of. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings.map(inOneLine).join('\n');
}

function inOneLine({ severity, file, path, line, column, message }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const warned = severity === 'warning' ? 'warning: ' : '';
  return printable(`${place}  ${warned}${path ? `${path}: ` : ''}${message}`);
}
