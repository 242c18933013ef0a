import type { GuessedList } from './normalize/guessedLists.ts';
import { jsonDocument } from './read/jsonDocument.ts';
import type { NamedSource } from './read/NamedSource.ts';
import { escapeUnprintable, type Finding, formatFindings } from './report/Finding.ts';
import { renamedKey } from './report/messages.ts';

export function encodingLines(source: NamedSource): string[] {
  const { encoding, lostCharacters } = 'text' in source ? source : {};
  const messages = [
    encoding && `Read as ${encoding}, because it is not UTF-8. If letters look wrong, save it as UTF-8.`,
    lostCharacters && `Damaged characters: ${lostCharacters} left out, because their bytes are not UTF-8.`,
  ];
  return messages.flatMap((message) => (message ? [`${escapeUnprintable(source.file)}  ${message}`] : []));
}

export function languageLines(file: string, languages: readonly string[] = []): string[] {
  const [language = '', ...others] = languages;
  const advice = 'For these, add translations: see "Several languages on one site" in Making it yours.';
  const message = `Texts in ${languages.join(', ')}: read in ${language}. Not imported: ${others.join(', ')}. ${advice}`;
  return others.length > 0 ? [`${escapeUnprintable(file)}  ${message}`] : [];
}

/** @returns the beginning of a sentence: `2 entries under "wards" look like jobs` */
export function guessText({ key, count, section }: GuessedList): string {
  const kind = section === 'work' ? 'job' : 'project';
  return count === 1
    ? `1 entry under ${JSON.stringify(key)} looks like a ${kind}`
    : `${count} entries under ${JSON.stringify(key)} look like ${kind}s`;
}

export function guessLine(file: string, list: GuessedList): string {
  const kind = list.section === 'work' ? 'job' : 'project';
  const reading = list.count === 1 ? `imported as a ${kind}` : `imported as ${kind}s`;
  return escapeUnprintable(`${file}  ${guessText(list)}: ${reading}.`);
}

export function formatMessages(file: string, findings: readonly Finding[], text?: string): string[] {
  const json = text === undefined ? undefined : jsonDocument(text);
  const positionOf = json && 'positionOf' in json ? json.positionOf : () => ({});
  // Warnings would print with a label.
  const unlabeledErrors = findings.map((finding) => ({
    ...finding,
    severity: 'error' as const,
    file,
    ...(finding.line === undefined && positionOf(finding.path)),
  }));
  const renames = findings.flatMap(({ message }) => {
    const [, key, field] = renamedKey.exec(message) ?? [];
    return key ? [`${key} is "${field}"`] : [];
  });
  const others = unlabeledErrors.filter(({ message }) => !renamedKey.test(message));
  return [...renameLines(file, renames), ...formatFindings(others, 1).split('\n').filter(Boolean)];
}

/** Counts the renamed keys in one line, and names each once: the owner need not change them. */
function renameLines(file: string, renames: readonly string[]): string[] {
  if (renames.length === 0) return [];
  const count = renames.length === 1 ? '1 key was' : `${renames.length} keys were`;
  const names = [...new Set(renames)].join(', ');
  return [escapeUnprintable(`${file}  ${count} read under the name in JSON Resume: ${names}.`)];
}
