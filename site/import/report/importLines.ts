// The lines of an import's report that are no findings about a value.
import { jsonDocument } from '../read/jsonDocument.ts';
import type { NamedSource } from '../read/NamedSource.ts';
import { escapeUnprintable, type Finding, formatFindings } from './Finding.ts';

export function encodingLines(source: NamedSource): string[] {
  const encoding = 'encoding' in source ? source.encoding : undefined;
  const message = `Read as ${encoding}, because it is not UTF-8. If letters look wrong, save it as UTF-8.`;
  return encoding ? [`${escapeUnprintable(source.file)}  ${message}`] : [];
}

export function languageLines(file: string, languages: readonly string[] = []): string[] {
  const [language = '', ...others] = languages;
  const advice = 'For these, add translations: see "Several languages on one site" in Making it yours.';
  const message = `Texts in ${languages.join(', ')}: read in ${language}. Not imported: ${others.join(', ')}. ${advice}`;
  return others.length > 0 ? [`${escapeUnprintable(file)}  ${message}`] : [];
}

export function formatMessages(file: string, findings: readonly Finding[], text?: string): string[] {
  const json = text === undefined ? undefined : jsonDocument(text);
  const positionOf = json && 'positionOf' in json ? json.positionOf : () => ({});
  const locatedFindings = findings.map((finding) => ({
    ...finding,
    severity: 'error' as const,
    file,
    ...(finding.line === undefined && positionOf(finding.path)),
  }));
  return formatFindings(locatedFindings).split('\n').filter(Boolean);
}
