import type { Content } from '../../../src/resume/Content.ts';
import { formatPeriod } from '../../../src/resume/dates/formatPeriod.ts';
import { baseMessagesFor } from '../../../src/resume/messages/baseMessagesFor.ts';
import { keyFacts } from '../../../src/resume/owner/keyFacts.ts';
import type { ResumeSection } from '../../../src/resume/sections/ResumeSection.ts';
import { resumeSections } from '../../../src/resume/sections/resumeSections.ts';
import { resumeContacts } from '../../documents/resumeContacts.ts';
import {
  convertLines,
  escapeUnprintable,
  normalizeResume,
  partAt,
  recordAt,
  recordsIn,
  type TextLine,
} from '../../import/index.ts';

export type ParsedField = { name: string; value: string; problem: string };

/** Compares the fields that software reads from a document with the content, in page order. */
export function parsedFields(lines: readonly TextLine[], content: Content): readonly ParsedField[] {
  const sections = resumeSections(content);
  const headings = new Map(sections.map(({ heading, name }) => [heading, name]));
  const resume = normalizeResume(convertLines(lines, headings).document, () => undefined).document;
  const basics = recordAt(resume, 'basics');
  const { name, role, location } = keyFacts(content);
  const readTexts = lettersAndDigits(JSON.stringify(basics));
  const contacts = resumeContacts(content).map(({ text, url }) => {
    const isRead =
      readTexts.includes(lettersAndDigits(text)) ||
      (url !== '' && readTexts.includes(lettersAndDigits(url.replace(/^(?:tel|mailto):/, ''))));
    return field(text === location ? 'Place' : contactName(url), text, isRead);
  });
  return [
    field('Name', name, lettersAndDigits(basics.name) === lettersAndDigits(name)),
    ...(role ? [field('Title', role, lettersAndDigits(basics.label) === lettersAndDigits(role))] : []),
    ...contacts,
    // A text section has no fields.
    ...sections
      .filter(({ isTextSection }) => !isTextSection)
      .flatMap((section) => sectionFields(section, resume, content)),
  ];
}

export function parserTable(fields: readonly ParsedField[]): string {
  const missedFields = fields.filter(({ problem }) => problem);
  return [
    `Fields that résumé software finds in resume.pdf: ${fields.length - missedFields.length} of ${fields.length}`,
    ...fields.map(
      ({ name, value, problem }) =>
        `  ${problem ? '✗' : '✓'} ${name}${value && `: ${escapeUnprintable(value)}`}${problem && ` (${problem})`}`,
    ),
    ...(missedFields.length > 0 ? ['Software misses the fields marked ✗: check them in the form when you apply.'] : []),
  ].join('\n');
}

const field = (name: string, value: string, isRead: boolean): ParsedField => ({
  name,
  value,
  problem: isRead ? '' : 'not found',
});

function contactName(url: string): string {
  if (url.startsWith('mailto:')) return 'Email';
  if (url.startsWith('tel:')) return 'Phone';
  return url ? 'Link' : 'Contact';
}

/** Drops line breaks and punctuation, which software reads in many ways. */
function lettersAndDigits(value: unknown): string {
  return String(value ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const entryKeys: Readonly<Record<string, readonly [title: string, organization: string]>> = {
  work: ['position', 'name'],
  volunteer: ['position', 'organization'],
  education: ['studyType', 'institution'],
  projects: ['name', 'entity'],
  certificates: ['name', 'issuer'],
  awards: ['title', 'awarder'],
  publications: ['name', 'publisher'],
};

type Expected = { title: string; organization: string; start: string; end: string };

function sectionFields(section: ResumeSection, resume: unknown, content: Content): readonly ParsedField[] {
  const { heading, name } = section;
  const values = partAt(resume, name === 'summary' ? 'basics.summary' : name);
  const keys = entryKeys[name];
  if (section.kind !== 'entries' || !keys) {
    const value = section.kind === 'facts' ? section.facts.map(({ label }) => label).filter(Boolean) : [];
    return [field(heading, value.join(', '), lettersAndDigits(JSON.stringify(values ?? '')) !== '')];
  }
  const expected = section.entries.flatMap((entry): Expected[] =>
    entry.roles.length > 0 ? entry.roles.map((role) => ({ ...role, organization: entry.title })) : [entry],
  );
  const texts = recordsIn(partAt(resume, 'textSections')).filter((text) => text.section === name);
  const nextProblem = problemFinder(recordsIn(values), keys);
  return expected.map((entry) => {
    const period = formatPeriod(entry.start, entry.end, baseMessagesFor(content));
    const parts = { title: entry.title, organization: entry.organization, dates: period };
    const problem = texts.length > 0 ? missingIn(texts, parts) : nextProblem(entry);
    return { name: heading, value: Object.values(parts).filter(Boolean).join(', '), problem };
  });
}

/** Sections such as awards are read as text, which must have the parts of each entry. */
function missingIn(
  texts: readonly Readonly<Record<string, unknown>>[],
  parts: Readonly<Record<string, string>>,
): string {
  const text = lettersAndDigits(texts.map((section) => section.text).join(' '));
  return problemOf(Object.entries(parts).map(([part, value]) => [part, text.includes(lettersAndDigits(value))]));
}

const problemOf = (parts: readonly (readonly [part: string, isRead: boolean])[]): string => {
  const missed = parts.flatMap(([part, isRead]) => (isRead ? [] : [part]));
  return missed.length > 0 ? `${missed.join(', ')} not found` : '';
};

/** At most this many unexpected entries are skipped between two matches. */
const maxExtraEntries = 4;

/**
 * Compares entry by entry, in order. After a split or missing entry, the comparison resumes at the next
 * entry that matches, so that one mistake does not count for all entries below.
 */
function problemFinder(entries: readonly Readonly<Record<string, unknown>>[], keys: readonly [string, string]) {
  let next = 0;
  let misses = 0;
  return (expected: Expected): string => {
    const candidates = entries.slice(next, next + misses + 1 + maxExtraEntries);
    const problems = candidates.map((candidate) => entryProblem(expected, candidate, keys));
    const exactIndex = problems.indexOf('');
    const matchIndex = exactIndex < 0 ? problems.indexOf('dates not found') : exactIndex;
    if (matchIndex < 0) {
      misses += 1;
      return problems[misses - 1] ?? 'not found';
    }
    next += matchIndex + 1;
    misses = 0;
    return problems[matchIndex] ?? '';
  };
}

function entryProblem(
  expected: Expected,
  entry: Readonly<Record<string, unknown>> | undefined,
  [title, organization]: readonly [string, string],
): string {
  if (!entry) return 'not found';
  // An organization without a title is printed as the title. One like "Mentor @ Oak" may be read as
  // a title and an organization. A degree is printed with its field.
  const pairs = [entry.area, entry[organization]].map((addition) => [entry[title], addition].join(''));
  const titles = [entry[title], entry[organization], ...pairs].map(lettersAndDigits);
  const end = entry.endDate ?? entry.date ?? entry.releaseDate;
  const isRead = {
    title: titles.includes(lettersAndDigits(expected.title)),
    organization:
      !expected.organization || lettersAndDigits(entry[organization]) === lettersAndDigits(expected.organization),
    dates: isSameDate(expected.start, entry.startDate ?? end) && isSameDate(expected.end, end),
  };
  return problemOf(Object.entries(isRead));
}

/** Compares by month or by year, because printed dates have no day. */
function isSameDate(expected: string, read: unknown): boolean {
  return (
    expected === '' ||
    String(read ?? '').startsWith(expected.slice(0, 7)) ||
    (String(read).length === 4 && expected.startsWith(String(read)))
  );
}
