// Recognizes a list of jobs by its entries, under a key that does not name it.
import { isEmpty, isRecord } from '../values.ts';
import { sectionForKey } from '../words/sectionTitles.ts';
import { anyOf, words } from '../words/words.ts';
import { fieldNames, isSectionKey, normalizeKey } from './fieldAliases.ts';

/** `cursosECertificacoes` is "cursos e certificacoes". */
export function wordsOfKey(key: string): string {
  return key.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');
}

/** A list of the file that is read as jobs, although its key does not name them. */
export type GuessedJobs = { key: string; count: number };

export function guessedJobs(document: unknown): readonly GuessedJobs[] {
  return Object.entries(isRecord(document) ? document : {}).flatMap(([key, list]) => {
    const isNamed = isSectionKey(key) || fieldNames('', 'work').some((name) => endsWithName(key, name));
    const section = sectionForKey(wordsOfKey(key)) ?? 'work';
    return Array.isArray(list) && isJobList(list) && !isNamed && section === 'work'
      ? [{ key, count: list.length }]
      : [];
  });
}

/** "teaching_experience" certainly names jobs. "clinicalWork" may name something else. */
const endsWithName = (key: string, name: string) => name.length > 4 && normalizeKey(key).endsWith(name);

/** Whether each entry of a list looks like a job. */
export function isJobList(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0 && list.every(isJob);
}

/** A job has a title, and an employer or both dates. It has no key of a grant, a work of art, a talk or a course. */
function isJob(entry: unknown): boolean {
  const keys = Object.entries(isRecord(entry) ? entry : {}).flatMap(([key, value]) =>
    isEmpty(value) || ambiguousKey.test(key) ? [] : [normalizeKey(key)],
  );
  const has = (field: string) => keys.some((key) => fieldNames('work[]', field).includes(key));
  const isOfOtherKind = keys.some((key) => keyOfOtherKind.test(key));
  return has('position') && (has('name') || (has('startDate') && has('endDate'))) && !isOfOtherKind;
}

/** Entries of any kind have these keys. */
const ambiguousKey = /^(?:name|what|where)$/i;

const keyOfOtherKind = new RegExp(`^${anyOf(words.keys['not in a job'])}$`);
