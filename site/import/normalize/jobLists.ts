// Recognizes a list of jobs by its entries, under a key that does not name it.
import { isEmpty, isRecord } from '../values.ts';
import { sectionForKey } from '../words/sectionTitles.ts';
import { anyOf, words } from '../words/words.ts';
import { fieldNames, normalizeKey } from './fieldAliases.ts';

/** `cursosECertificacoes` is "cursos e certificacoes". */
export function wordsOfKey(key: string): string {
  return key.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');
}

/** A list of the file that is read as jobs, although its key does not name them. */
export type GuessedJobs = { key: string; count: number };

export function guessedJobs(document: unknown): readonly GuessedJobs[] {
  return Object.entries(isRecord(document) ? document : {}).flatMap(([key, list]) => {
    const isNamed = fieldNames('', 'work').some((name) => normalizeKey(key) === name || endsWithName(key, name));
    const section = sectionForKey(wordsOfKey(key)) ?? 'work';
    return Array.isArray(list) && isJobList(list) && !isNamed && section === 'work'
      ? [{ key, count: list.length }]
      : [];
  });
}

/** "teaching_experience" says what it is; "clinicalWork" may be art. */
const endsWithName = (key: string, name: string) => name.length > 4 && normalizeKey(key).endsWith(name);

/** Whether entries look like jobs: each has a title, and an organization or a period. */
export function isJobList(list: unknown): boolean {
  const entries = Array.isArray(list) ? list : [];
  return entries.length > 0 && entries.every(isJob);
}

function isJob(entry: unknown): boolean {
  const names = isRecord(entry)
    ? Object.keys(entry)
        .filter((key) => !isEmpty(entry[key]))
        .map(normalizeKey)
    : [];
  const hasFieldOf = (...fields: string[]) =>
    fields.some((field) => names.some((name) => jobNames(field).includes(name)));
  const isOther = names.some((name) => otherEntries.test(name));
  return (
    hasFieldOf('position') && !isOther && (hasFieldOf('name') || (hasFieldOf('startDate') && hasFieldOf('endDate')))
  );
}

/** "What" and "where" may be anything. */
const jobNames = (field: string) => fieldNames('work[]', field).filter((name) => !/^(?:name|what|where)$/.test(name));

/** Keys of grants, works of art, talks and courses. */
const otherEntries = new RegExp(`^${anyOf(words.keys['not in a job'])}$`);
