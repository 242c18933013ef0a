import type { Finding } from './Finding.ts';

/** The findings as lines of text, one each, with a place that editors and terminals make a link of. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings.map(inOneLine).join('\n');
}

function inOneLine({ severity, file, path, line, column, message }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const warned = severity === 'warning' ? 'warning: ' : '';
  return `${place}  ${warned}${path ? `${path}: ` : ''}${message}`;
}
