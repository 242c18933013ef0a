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
  recordIn,
  recordsIn,
  type TextLine,
} from '../../import/index.ts';

export type ParsedField = { name: string; value: string; problem: string };

/** Compares what software reads from a PDF's lines with the content, field by field, in the order of the page. */
export function parsedFields(lines: readonly TextLine[], content: Content): readonly ParsedField[] {
  const sections = resumeSections(content);
  const headings = new Map(sections.map(({ heading, name }) => [heading, name]));
  const resume = normalizeResume(convertLines(lines, headings).document, () => undefined).document;
  const basics = recordIn(resume, 'basics');
  const { name, role } = keyFacts(content);
  const readTexts = fold(JSON.stringify(basics));
  const contacts = resumeContacts(content).map(({ text, url }) => {
    const isRead =
      readTexts.includes(fold(text)) || (url !== '' && readTexts.includes(fold(url.replace(/^(?:tel|mailto):/, ''))));
    return field(contactName(url), text, isRead);
  });
  return [
    field('Name', name, fold(basics.name) === fold(name)),
    ...(role ? [field('Title', role, fold(basics.label) === fold(role))] : []),
    ...contacts,
    ...sections.flatMap((section) => sectionFields(section, resume, content)),
  ];
}

export function parserTable(fields: readonly ParsedField[]): string {
  const missed = fields.filter(({ problem }) => problem);
  return [
    `Fields that résumé software finds in resume.pdf: ${fields.length - missed.length} of ${fields.length}`,
    ...fields.map(
      ({ name, value, problem }) =>
        `  ${problem ? '✗' : '✓'} ${name}${value && `: ${escapeUnprintable(value)}`}${problem && ` (${problem})`}`,
    ),
    ...(missed.length > 0 ? ['Software misses the fields marked ✗: check them in the form when you apply.'] : []),
  ].join('\n');
}

const field = (name: string, value: string, isRead: boolean): ParsedField => ({
  name,
  value,
  problem: isRead ? '' : 'not found',
});

function contactName(url: string): string {
  if (url.startsWith('mailto:')) return 'E-mail';
  if (url.startsWith('tel:')) return 'Phone';
  return url ? 'Link' : 'Place';
}

/** Letters and digits alone: line breaks and punctuation are read in many ways. */
function fold(value: unknown): string {
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
    return [field(heading, value.join(', '), fold(JSON.stringify(values ?? '')) !== '')];
  }
  const expected = section.entries.flatMap((entry): Expected[] =>
    entry.roles.length > 0 ? entry.roles.map((role) => ({ ...role, organization: entry.title })) : [entry],
  );
  const nextProblem = problemFinder(recordsIn(values), keys);
  return expected.map((entry) => {
    const value = [
      entry.title,
      entry.organization,
      formatPeriod(entry.start, entry.end, baseMessagesFor(content)),
    ].filter(Boolean);
    return { name: heading, value: value.join(', '), problem: nextProblem(entry) };
  });
}

/** How many entries more than expected software may read between two that it reads right. */
const maxExtraEntries = 4;

/**
 * Compares entry by entry, in order. After one that is split or missed, the comparison goes on at the
 * next that is read right, so that one mistake does not count for all below.
 */
function problemFinder(read: readonly Readonly<Record<string, unknown>>[], keys: readonly [string, string]) {
  let next = 0;
  let misses = 0;
  return (expected: Expected): string => {
    const candidates = read.slice(next, next + misses + 1 + maxExtraEntries);
    const problems = candidates.map((candidate) => entryProblem(expected, candidate, keys));
    const right = problems.indexOf('');
    const found = right < 0 ? problems.indexOf('dates not found') : right;
    if (found < 0) {
      misses += 1;
      return problems[misses - 1] ?? 'not found';
    }
    next += found + 1;
    misses = 0;
    return problems[found] ?? '';
  };
}

function entryProblem(
  expected: Expected,
  read: Readonly<Record<string, unknown>> | undefined,
  [title, organization]: readonly [string, string],
): string {
  if (!read) return 'not found';
  // An entry without a title has its organization as the title, which may be read as two names
  // ("Mentor @ Oak"), and a degree has its field beside it.
  const pairs = [read.area, read[organization]].map((other) => [read[title], other].join(''));
  const titles = [read[title], read[organization], ...pairs].map(fold);
  const problems = [
    ...(titles.includes(fold(expected.title)) ? [] : ['title']),
    ...(!expected.organization || fold(read[organization]) === fold(expected.organization) ? [] : ['organization']),
    ...(isSameDate(expected.start, read.startDate) &&
    isSameDate(expected.end, read.endDate ?? read.date ?? read.releaseDate)
      ? []
      : ['dates']),
  ];
  return problems.length > 0 ? `${problems.join(', ')} not found` : '';
}

/** Dates are printed by the month or the year. */
function isSameDate(expected: string, read: unknown): boolean {
  return (
    expected === '' ||
    String(read ?? '').startsWith(expected.slice(0, 7)) ||
    (String(read).length === 4 && expected.startsWith(String(read)))
  );
}
