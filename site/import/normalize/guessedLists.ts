// Recognizes a list of jobs by its entries, under a key that does not name it.
import { isEmpty, isRecord, type JsonObject, listKeyOf, recordsIn } from '../values.ts';
import { sectionForKey, sectionForTitle } from '../words/sectionTitles.ts';
import { anyOf, namesIn, words } from '../words/words.ts';
import { fieldNames, isBasicsKey, isSectionKey, keysOf, normalizeKey, periodKeys } from './fieldAliases.ts';
import { namesPost } from './roleIn.ts';
import { isSpokenLanguage } from './spokenLanguage.ts';

/** Separates the words of a key: `careerBreaks` is "career Breaks". */
export function wordsOfKey(key: string): string {
  return key.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');
}

/** A list of the file that is read as a section, although its key does not name it. */
export type GuessedList = { key: string; count: number; section: 'work' };

export function guessedLists(document: unknown): readonly GuessedList[] {
  return Object.entries(isRecord(document) ? document : {}).flatMap(([key, list]): GuessedList[] => {
    const isNamed =
      isSectionKey(key) || isBasicsKey(key) || fieldNames('', 'work').some((name) => endsWithName(key, name));
    const section = guessedSection(key, list);
    const namedSection = sectionOfLabel(key, document) ?? sectionForKey(wordsOfKey(key));
    if (!Array.isArray(list) || !section || isNamed || isTeaching(key, list) || /^(?:x-|\$)/.test(key)) return [];
    const isGuess = namedSection === undefined || (namedSection === 'work' && section === 'work');
    return isGuess ? [{ key, count: list.length, section }] : [];
  });
}

/** The section that a title beside a list names: `"otherWork": […], "otherWorkLabel": "Volunteering"`. */
export const sectionOfLabel = (key: string, document: unknown): string | undefined =>
  sectionForTitle(labelOf(key, document) ?? '');

/** The title beside a list. */
export function labelOf(key: string, document: unknown): string | undefined {
  const { [`${key}Label`]: label, [`${key}Title`]: title = label } = Object(document);
  return typeof title === 'string' ? title : undefined;
}

const keyOfEvents = new RegExp(`${anyOf(words.keys['of events'])}$`, 'i');
const keyOfPeople = new RegExp(`${anyOf(words.keys['of people'])}$`, 'i');

/** The key with the section of an entry, and the section: `{ "type": "education" }`, `{ "category": "project" }`. */
export function typeOfEntry(entry: unknown): readonly [key: string, section: string] | undefined {
  const types = ['type', 'category', 'kind'].map((key): readonly [string, string] => [key, String(Object(entry)[key])]);
  const sections = types.map(
    ([key, type]) => [key, /^(?:learning|study|academic)$/i.test(type) ? 'education' : type] as const,
  );
  return sections.find(([, type]) => /^[a-z]+$/i.test(type) && (isSectionKey(type) || isSectionKey(`${type}s`)));
}

/** Whether each entry of a list, or of an object, names its section. */
export function areTyped(list: unknown): boolean {
  const entries = typeof list === 'object' ? Object.values(Object(list)) : [];
  return entries.length > 1 && entries.every(typeOfEntry);
}

/** The section that the entries of a list show. Lists of other people, such as teachers or students, have none. */
export function guessedSection(key: string, list: unknown): GuessedList['section'] | undefined {
  if (areTyped(list) || areCertificates(list) || keyOfPeople.test(key)) return undefined;
  return isJobList(list) && !keyOfEvents.test(key) ? 'work' : undefined;
}

const certificateKey = /^(?:certificates?|certificad[oa]|certificato|certificat|zertifikat)(?:url|link|image)?$/;
export const addressOfFile = /^(?:https?:|\.{0,2}\/)|^\S+\.(?:pdf|png|jpe?g|webp|svg|gif)$/i;
const postKeys = namesIn('(post)');

/** Whether each entry of a list has a link or a file of its certificate, and no post. */
function areCertificates(list: unknown): boolean {
  const isCertificate = (entry: [string, unknown][]) =>
    entry.some(([key, text]) => certificateKey.test(normalizeKey(key)) && addressOfFile.test(String(text).trim())) &&
    !entry.some(([key]) => postKeys.includes(normalizeKey(key)));
  return Array.isArray(list) && list.length > 0 && list.every((entry) => isCertificate(Object.entries(Object(entry))));
}

/** Names with levels are skills or languages. Entries with files of certificates are certificates. */
export function certainSection(list: unknown): 'skills' | 'languages' | 'certificates' | undefined {
  if (areCertificates(list)) return 'certificates';
  const entries = recordsIn(list).map((entry) => Object.keys(entry).map(normalizeKey).toSorted().join());
  if (entries.length === 0 || !entries.every((keys) => /^level,(?:name|skill|title)$/.test(keys))) return undefined;
  return recordsIn(list).every(({ name }) => isSpokenLanguage(name)) ? 'languages' : 'skills';
}

/** "teaching_experience" certainly has jobs. "clinicalWork" may have other entries: "work" is too short to tell. */
const endsWithName = (key: string, name: string) => name.length > 4 && normalizeKey(key).endsWith(name);

const teaching = new RegExp(anyOf(words.keys['of teaching']), 'i');

/** Whether a list has taught courses: not all of its entries have a post and an employer. */
export function isTeaching(key: string, value: unknown): boolean {
  const hasField = (entry: JsonObject, field: string) =>
    keysOf(entry, 'work[]', field).some((name) => !/^(?:name|title|what|course)$/i.test(name));
  const isJob = (entry: JsonObject) => hasField(entry, 'position') && hasField(entry, 'name');
  // "teaching_experience" has jobs.
  const namesJobs = fieldNames('', 'work').some((name) => !teaching.test(name) && endsWithName(key, name));
  const isBare = (entry: JsonObject) => !hasField(entry, 'position') && !hasField(entry, 'name');
  return teaching.test(key) && !recordsIn(value).every(namesJobs ? (entry) => !isBare(entry) : isJob);
}

export function isJobList(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0 && list.every(isJob);
}

/**
 * Whether an entry looks like a job: it has a date and a title that names a post, or a title with an employer or with
 * both dates. Keys of a grant, a work of art or a talk rule it out. With a course, it needs the post and the date.
 */
function isJob(entry: unknown): boolean {
  const texts = Object.entries(isRecord(entry) ? entry : {}).flatMap(([key, value]) =>
    isEmpty(value) || ambiguousKey.test(key) ? [] : [{ key: normalizeKey(key), value }],
  );
  const namedBy = (field: string) => texts.filter(({ key }) => fieldNames('work[]', field).includes(key));
  const has = (field: string) => namedBy(field).length > 0;
  if (!has('position') || texts.some(({ key }) => keyOfOtherKind.test(key))) return false;
  const isPost = namedBy('position').some(({ key, value }) => key === 'position' || namesPost(String(value)));
  if (isPost && (has('startDate') || texts.some(({ key }) => periodKeys.test(key)))) return true;
  return !texts.some(({ key }) => key === 'course') && (has('name') || (has('startDate') && has('endDate')));
}

/** By section: keys whose entries may belong to another section, and that section, or `undefined` for none. */
const ambiguousLists: Readonly<Record<string, readonly [key: RegExp, section: string | undefined]>> = {
  work: [/(?:^|\s)works?$/i, 'projects'],
  skills: [/(?:^|\s)software$/i, 'projects'],
  volunteer: [/^(?:my |our )?services$/i, undefined],
};

/**
 * Corrects the section of a list: works are not jobs, the owner's programs are not skills, and
 * services on offer are not volunteering.
 */
export function sectionOfEntries(key: string, list: unknown, section = ''): string | undefined {
  const [pattern, otherSection] = ambiguousLists[section] ?? [];
  const listKey = listKeyOf(list);
  const entries = recordsIn(isRecord(list) && listKey !== undefined ? list[listKey] : list);
  const isOther = pattern?.test(wordsOfKey(key)) && entries.length > 0;
  return isOther && entries.every(section === 'skills' ? isProgram : hasOnlyTitle)
    ? otherSection
    : section || undefined;
}

const isDated = (entry: JsonObject): boolean =>
  keysOf(entry, 'work[]', 'startDate', 'endDate').length > 0 ||
  Object.keys(entry).some((key) => periodKeys.test(normalizeKey(key)));

/** Programs that the owner only uses may have texts, but no addresses. */
const isProgram = (entry: JsonObject) => keysOf(entry, 'work[]', 'url').length > 0;

/** Whether an entry has a title, but no post, employer or date. A client is not an employer. */
function hasOnlyTitle({ title, client: _, ...others }: JsonObject): boolean {
  const isJob = isDated(others) || keysOf(others, 'work[]', 'position', 'name').length > 0;
  return typeof title === 'string' && !isJob && !namesPost(title);
}

/** Keys that entries of any kind have. */
const ambiguousKey = new RegExp(`^(?:name|label|entity|what|where|${namesIn('(name)').join('|')})$`, 'i');

const keyOfOtherKind = new RegExp(`^${anyOf(words.keys['not in a job'])}$`);
