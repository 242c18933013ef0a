import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { isDatePart } from '../../normalize/readDate.ts';
import { isLanguageLevel, isSpokenLanguage } from '../../normalize/spokenLanguage.ts';
import { plainLine } from '../../read/TextLine.ts';
import { sectionForHeading } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { datesIn } from './datesIn.ts';
import {
  borders,
  type Entry,
  maxNameLength,
  nameSigns,
  posts,
  prose,
  type Sign,
  textOf,
  textsOf,
} from './nameSigns.ts';
import { type EntryKind, evidenceFor, jobWords } from './roleWords.ts';

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
  // "Clerk, Elm" above "Cook - Oak Kitchen"
  [
    'work',
    borders,
    (_, { summary, ...entry }) =>
      isUndated(entry) && textsOf(summary).some((text) => text.split('\n').some((line) => isUndatedJob(line))),
  ],
  [posts, borders, (_, { location }) => isDatePart(textOf(location)) || grade.test(textOf(location))],
  ['work', prose, (_, { position, name }) => isStudy(textOf(position), textOf(name))],
  ['languages', 'not a language', (name, { fluency }) => !mayBeLanguage(name) && !isLanguageLevel(textOf(fluency))],
];

const grade = new RegExp(anyOf(words.documents['words for grades']), 'i');

const isUndatedJob = (line: string) => / [–—-] \p{Lu}/u.test(line) && jobWords.test(line) && !isSentence(line);

const isStudy = (title: string, school: string) =>
  evidenceFor(school, 'study').organization > 1 &&
  (onlyStudent.test(title) || (!jobWords.test(title) && evidenceFor(title, 'study').title > 1));

const onlyStudent = new RegExp(`^${anyOf(words.documents['words for students'])}$`, 'i');

const isPeriod = (text: string) =>
  text.split(/, |\n/).some((part) => datesIn({ ...plainLine, text: part })?.form === 'alone');

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
