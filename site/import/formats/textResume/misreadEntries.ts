// The signs, in its names and texts, that an entry was probably misread, each with the reason for the report.
import { countryCodeOf } from '../../normalize/countries.ts';
import { fieldNames, normalizeKey } from '../../normalize/fieldAliases.ts';
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { isLanguageLevel, isSpokenLanguage } from '../../normalize/spokenLanguage.ts';
import { plainLine } from '../../read/TextLine.ts';
import { everyText } from '../../values.ts';
import { sectionForHeading, sectionForTitle } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { datesIn } from './datesIn.ts';
import { type EntryKind, evidenceFor, jobWords } from './roleWords.ts';

export type Entry = Readonly<Record<string, unknown>>;
type Sign<Part> = readonly [
  sections: string,
  reason: string,
  isSign: (part: Part, entry: Entry, all: readonly Entry[]) => boolean,
];

export const borders = 'could not tell where an entry begins';
export const prose = 'could not tell a name from other text';
const cut = 'a name seems to be cut';

const posts = 'work education';
const entries = `${posts} projects`;
export const lists = 'skills interests languages';
const names = `${entries} ${lists} basics.label`;

/** An email address or a phone number. */
export const contact = /\S@\S+\.\S|(?:\d[ ().-]{0,2}){7}/;

const matches = (pattern: RegExp) => (name: string) => pattern.test(name);

const betweenWords = `(?:${anyOf(words.documents['words within a name'])}|a|an|the|or|to|from|by)`;

/** The signs in a name, such as a title, an employer, a school or a skill. */
const nameSigns: readonly Sign<string>[] = [
  [names, cut, hasOpenBracket],
  [names, cut, matches(/^[^\p{L}\p{N}\s\p{Ps}\p{Pi}"'„#@¡¿.+\\]|^\.(?!\p{L})/u)],
  // Letters of a heading that is spaced: "I N MACHINE".
  [names, cut, matches(/^[^\p{Ll}]*(?<!\S)[B-DF-HJ-NP-TV-XZ] \p{Lu}[^\p{Ll}]*$/u)],
  ['work skills languages', cut, matches(new RegExp(`^${betweenWords} `))],
  [names, cut, matches(new RegExp(` ${betweenWords}$|[,(–—&/-]$`))],
  [entries, prose, isSentence],
  [names, prose, (name) => name.length > maxNameLength],
  [names, prose, matches(/https?:\/\/|\bC?GPA\b|\.{4,}|…{2,}|[_-]{3,}|(?:\. ){3}/i)],
  [names, prose, matches(contact)],
  [names, prose, matches(/^[^\p{L}]*$|\bpage \d|\d of \d+$|^\([^()]*\)$/iu)],
  [names, borders, matches(/(?:^|\s)[•●▪◦⮚➢►❖⦁◆](?:\s|$)|\t/)],
  [posts, borders, hasDate],
  ['skills', prose, (name) => name.replace(/\([^()]*\)/g, '').split(/\s+/).length > maxSkillWords],
  ['education', prose, matches(/\p{Ll}{4}\. \p{Lu}\p{Ll}/u)],
  // A participle, or a name in quotation marks, is the start of a text below a heading that was not seen.
  ['work', prose, startsWithParticiple],
  ['work', prose, matches(/^[“"„][^“"„]*[”"“]$/u)],
  [posts, borders, (name) => labels.has(normalizeKey(name))],
  ['basics.name', prose, matches(/[|/\d@<>#]/)],
  ['basics.name', prose, (name) => countryCodeOf(/, (.+)$/.exec(name)?.[1] ?? '') !== undefined],
  // "Sales Experience", "À présent"
  [
    'basics.label',
    prose,
    (name) =>
      !jobWords.test(name) &&
      (sectionForTitle(name) !== undefined || openEnd.test(name.normalize('NFD').replace(/\p{M}/gu, ''))),
  ],
  ['basics.label', prose, (name, { owner }) => wordsIn(name).every((word) => wordsIn(textOf(owner)).includes(word))],
  // A lone word that is not in the owner's address may be a part of the picture: "START".
  ['basics.name', prose, (name, { addresses }) => !/\s/.test(name) && isNotIn(textOf(addresses), name)],
];

const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);

const openEnd = new RegExp(`(?<!\\p{L})${anyOf(words.dates.present)}$`, 'iu');

/** The labels of a fact, such as "Function" and "Responsibilities". */
const labels: ReadonlySet<string> = new Set(['position', 'highlights'].flatMap((field) => fieldNames('work[]', field)));

/** The longest name, in characters, and the most words of a skill. */
const [maxNameLength, maxSkillWords] = [170, 8];

/** Whether a name begins as "Planed the doors" does. "Evening tutor" and "Registered nurse" are posts. */
function startsWithParticiple(name: string): boolean {
  const [, second] = /^\p{Lu}\p{Ll}+(?:ing|ed) (\p{Ll}+|\d)/u.exec(name) ?? [];
  const isPost = !smallWord.test(second ?? '') && evidenceFor(name, 'job').title > 1;
  return second !== undefined && !isPost;
}

const smallWord = new RegExp(`^(?:${betweenWords}|my|our|their|its|up|out|over|\\d)$`);

function hasOpenBracket(name: string): boolean {
  let depth = 0;
  for (const [mark] of name.replace(/^\w{1,2}\)/, '').matchAll(/[()[\]]/g)) {
    depth += mark === '(' || mark === '[' ? 1 : -1;
    if (depth < 0) return true;
  }
  return depth > 0 || (name.match(/[“”„«»]|(?<!\d)"/g)?.length ?? 0) % 2 === 1;
}

/** Whether a name has a year at its start, or a period, outside of brackets. */
function hasDate(name: string): boolean {
  const { startDate = '', endDate } = datesIn({ ...plainLine, text: name.replace(/\([^()]*\)/g, '') })?.period ?? {};
  return /^(?:19|20)\d\d\b/.test(name) || startDate.length > 4 || startDate !== (endDate ?? '');
}

const isNotIn = (addresses: string, name: string) => addresses !== '' && !addresses.includes(name.toLowerCase());

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
export const textsOf = (...values: readonly unknown[]) => everyText(values).map(({ text }) => text);

/** The signs in an entry as a whole. */
const entrySigns: readonly Sign<string>[] = [
  ['projects', 'found no name', (_, { name }) => !name],
  ['work', 'found neither a title nor an employer', (_, { name, position }) => !name && !position],
  ['education', 'found neither a degree nor a school', (_, { institution, studyType }) => !institution && !studyType],
  [
    'education',
    'found no school',
    (name, { institution, ...entry }) =>
      !institution && evidenceFor(name, 'study').title <= 0 && (isUndated(entry) || evidenceFor(name, 'job').title > 1),
  ],
  // "Elm University — Business Analytics (BS)"
  [
    'education',
    'could not tell the degree from the school',
    (school, { studyType }) =>
      !studyType && (evidenceFor(school, 'study').title > 1 || /\s[–—|·]|[–—|·]\s/.test(school)),
  ],
  [
    'work',
    'could not tell the title from the employer',
    (_, { position, name, summary }) => isInText([position, name], summary, 'job'),
  ],
  [
    'education',
    'could not tell the degree from the school',
    (_, { studyType, institution, summary }) => isInText([studyType, institution], summary, 'study'),
  ],
  [
    'work education',
    borders,
    (_, entry, all) =>
      isUndated(entry) &&
      !entry.institution &&
      namesOf(entry).length < 2 &&
      all.filter(isUndated).length * 2 < all.length,
  ],
  [
    posts,
    borders,
    // "Freelance" and "Internship" are headings, too.
    (name, entry) => sectionForHeading(name) !== undefined && (/\s/.test(name) || namesOf(entry).length < 2),
  ],
  [
    'skills',
    borders,
    (name, { keywords }) => !keywords && /^\p{Lu}/u.test(name) && listHeadings.test(sectionForHeading(name) ?? ''),
  ],
  ['projects', borders, (name) => otherSections.test(sectionForHeading(name) ?? '')],
  [posts, borders, (_, entry) => textsOf(entry.summary, entry.highlights).some((text) => hasOther(text, entry))],
  [posts, borders, (_, entry) => endsWithOrganization(entry)],
  // "Planer", "Elm", "- 2019 – 2021"
  [posts, borders, (_, entry) => isUndated(entry) && textsOf(entry.summary, entry.highlights).some(isPeriod)],
  ['work', prose, (_, { position, name }) => isStudy(textOf(position), textOf(name))],
  ['languages', 'not a language', (name, { fluency }) => !mayBeLanguage(name) && !isLanguageLevel(textOf(fluency))],
];

const isStudy = (title: string, school: string) =>
  evidenceFor(school, 'study').organization > 1 &&
  (onlyStudent.test(title) || (!jobWords.test(title) && evidenceFor(title, 'study').title > 1));

const onlyStudent = new RegExp(`^${anyOf(words.documents['words for students'])}$`, 'i');

const isPeriod = (text: string) => datesIn({ ...plainLine, text })?.form === 'alone';

const isUndated = ({ startDate, endDate }: Entry) => !startDate && !endDate;

/** Whether the text of an entry begins with the title or the organization that the entry lacks. */
function isInText([title, organization]: readonly unknown[], summary: unknown, kind: EntryKind): boolean {
  const [first = ''] = textOf(summary).split('\n');
  const evidence = evidenceFor(first, kind);
  const isName = first.length < maxNameLength && /^\p{Lu}/u.test(first) && !/\p{Ll}{3}[.!?]$/u.test(first);
  return (
    isName && ((!title && evidence.title > 1) || ((!organization || kind === 'study') && evidence.organization > 1))
  );
}

const listHeadings = /^(?:contact|education|languages)$/;
const otherSections = /^(?:work|education|skills|contact|languages|publications|projects)$/;

const mayBeLanguage = (name: string) => name.split(/[\s(]+/).some(isSpokenLanguage);

/** Whether a line in an entry's text is the heading of another entry: a name with another period. */
const hasOther = (text: string, { startDate, endDate }: Entry) =>
  text.split(/\n[\s-]*/).some((line) => {
    const {
      period,
      before = [],
      after = [],
    } = (line.length < maxNameLength && datesIn({ ...plainLine, text: line })) || {};
    const { startDate: start = '', endDate: end = '9999' } = period ?? {};
    const isOther = start > (textOf(endDate) || '9999') || end.slice(0, 4) < textOf(startDate).slice(0, 4);
    const hasName = [...before, ...after].some((name) => {
      const { title, organization } = evidenceFor(name, 'job');
      return Math.max(title, organization) > 1;
    });
    return start !== '' && start !== end && isOther && hasName && !isSentence(line);
  });

/** Whether the last of several texts is an organization: the heading of the entries below. */
function endsWithOrganization({ summary, highlights }: Entry): boolean {
  const lines = textsOf(summary, highlights).flatMap((text) => text.split('\n'));
  const last = lines.at(-1) ?? '';
  const { title, organization } = evidenceFor(last, 'job');
  const isName =
    /^\p{Lu}[^:.!?]{2,90}$/u.test(last) && (last.match(/ \p{Ll}/gu)?.length ?? 0) * 3 < last.split(' ').length;
  return lines.length > 1 && isName && organization > 1 && title <= 0;
}

const nameFields = ['name', 'position', 'institution', 'studyType', 'entity', 'title', 'language'];

const namesOf = (entry: Entry) => nameFields.flatMap((field) => textOf(entry[field]) || []);

/** The reason why an entry was probably misread; `undefined` if it has no sign of that. */
export function signIn(section: string, entry: Entry, all: readonly Entry[] = []): string | undefined {
  const own = namesOf(entry);
  const isIn = ([sections]: Sign<never>) => sections.split(' ').includes(section);
  const [, reason] =
    nameSigns.filter(isIn).find(([, , isSign]) => own.some((name) => isSign(name, entry, all))) ??
    entrySigns.filter(isIn).find(([, , isSign]) => isSign(own[0] ?? '', entry, all)) ??
    [];
  return reason;
}
