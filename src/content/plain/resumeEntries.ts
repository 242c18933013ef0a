// The entries of the plain résumé. Jobs and other things with dates stand with the newest first, whatever the
// file's order; where several positions were held at one company, they stand below its name.
import { dateNumber } from '../calendarDate.ts';
import type { Resume } from '../Resume.ts';
import { blocksOf, type RichText, saidTexts } from '../RichText.ts';
import { allSaid, said } from '../said.ts';
import type { SaidWords } from '../saidWords.ts';
import { webAddress } from '../webAddress.ts';
import type { ResumeEntry, Role } from './ResumeSection.ts';

type Dated = { startDate?: string | undefined; endDate?: string | undefined };

/**
 * Entries with the newest first: by their end (an entry that lasts comes first), then by their start, then as listed.
 * Undated ones keep together at the end.
 */
function newestFirst<Entry extends Dated>(entries: readonly Entry[]): readonly Entry[] {
  const ends = ({ startDate, endDate }: Dated) => dateNumber(endDate, startDate ? Number.POSITIVE_INFINITY : 0);
  return [...entries].sort((a, b) => {
    const [endA, endB] = [ends(a), ends(b)];
    return endA === endB ? dateNumber(b.startDate, 0) - dateNumber(a.startDate, 0) : endB > endA ? 1 : -1;
  });
}

type Item<Section extends keyof Resume> = NonNullable<Resume[Section]> extends readonly (infer One)[] ? One : never;
type Job = Item<'work'>;

/** The jobs, those that follow one another at one company together; a return after years elsewhere stands for itself. */
export function jobEntries({ work = [] }: Resume): readonly ResumeEntry[] {
  const groups: Job[][] = [];
  for (const job of newestFirst(work)) {
    const group = groups.at(-1);
    if (group?.[0] && isAtOneCompany(group[0], job)) group.push(job);
    else groups.push([job]);
  }
  return groups.map(jobEntry).filter(saysSomething);
}

function isAtOneCompany(job: Job, other: Job): boolean {
  const company = said(job.name).toLowerCase();
  return company !== '' && company === said(other.name).toLowerCase();
}

function jobEntry(jobs: readonly Job[]): ResumeEntry {
  const [job = {}, ...earlier] = jobs;
  if (earlier.length === 0) return { ...entry(job, job.position, job.name), location: said(job.location) };
  const places = new Set(jobs.map(({ location }) => said(location)));
  const [shared = ''] = places.size === 1 ? places : [];
  const url = jobs.map((one) => webAddress(one.url)).find(Boolean);
  const [description] = allSaid(jobs.map((one) => one.description));
  return {
    ...entry({ ...periodOf(jobs), description, url }, job.name),
    location: shared,
    roles: jobs.map((one) => roleOf(one, shared)),
  };
}

function roleOf({ position, location, startDate, endDate, summary, highlights }: Job, shared: string): Role {
  return {
    title: said(position),
    location: said(location) === shared ? '' : said(location),
    start: said(startDate),
    end: said(endDate),
    summary: summary ?? '',
    points: saidTexts(highlights),
  };
}

/** From the first day of the oldest position to the last of the newest. */
function periodOf(jobs: readonly Job[]): Dated {
  const starts = allSaid(jobs.map(({ startDate }) => startDate));
  const lasts = jobs.some(({ startDate, endDate }) => said(startDate) && !said(endDate));
  const ends = allSaid(jobs.map(({ endDate }) => endDate));
  return { startDate: inTime(starts)[0], endDate: lasts ? undefined : inTime(ends, endNumber).at(-1) };
}

function inTime(dates: readonly string[], number = (date: string) => dateNumber(date, 0)): readonly string[] {
  return [...dates].sort((a, b) => number(a) - number(b));
}

/** A year alone may last to its end. */
function endNumber(date: string): number {
  return dateNumber(/^\d{4}$/.test(date) ? `${date}-12` : date, 0);
}

/** Sections of entries that are never grouped. */
export type OtherEntries = 'projects' | 'education' | 'certificates' | 'awards' | 'publications' | 'volunteer';

/** The entries of a section; those that say nothing are left out. */
export function otherEntries(section: OtherEntries, resume: Resume, labels: SaidWords): readonly ResumeEntry[] {
  return entriesOf(section, resume, labels).filter(saysSomething);
}

function entriesOf(section: OtherEntries, resume: Resume, labels: SaidWords): readonly ResumeEntry[] {
  switch (section) {
    case 'projects':
      return (resume.projects ?? []).map((one) => projectEntry(one, labels));
    case 'education':
      return newestFirst(resume.education ?? []).map((one) => trainingEntry(one, labels));
    case 'certificates':
      return (resume.certificates ?? []).map((one) => entry({ ...one, endDate: one.date }, one.name, one.issuer));
    case 'awards':
      return (resume.awards ?? []).map((one) => entry({ ...one, endDate: one.date }, one.title, one.awarder));
    case 'publications':
      return (resume.publications ?? []).map((one) =>
        entry({ ...one, endDate: one.releaseDate }, one.name, one.publisher),
      );
    case 'volunteer':
      return newestFirst(resume.volunteer ?? []).map((one) => entry(one, one.position, one.organization));
    default:
      return section satisfies never;
  }
}

function projectEntry(
  { roles, type, keywords, description, ...project }: Item<'projects'>,
  labels: SaidWords,
): ResumeEntry {
  return {
    // With a start alone, nobody knows whether it goes on.
    ...entry(
      { ...project, endDate: project.endDate || project.startDate, summary: description },
      project.name,
      project.entity,
    ),
    facts: facts(labels, [
      [allSaid(roles).length > 1 ? labels.facts.roles : labels.facts.role, roles],
      [labels.facts.type, [type]],
      [labels.facts.keywords, keywords],
    ]),
  };
}

function trainingEntry(training: Item<'education'>, labels: SaidWords): ResumeEntry {
  const subject = allSaid([training.studyType?.trim().replace(/^\((.*)\)$/, '$1'), training.area]).join(labels.comma);
  return {
    ...entry(training, subject, training.institution),
    facts: facts(labels, [
      [labels.facts.score, [training.score]],
      [labels.facts.courses, training.courses],
    ]),
  };
}

type Words = Dated & {
  description?: string | undefined;
  url?: string | undefined;
  summary?: RichText | undefined;
  highlights?: readonly RichText[] | undefined;
};

function entry(words: Words, what: string | undefined, where?: string): ResumeEntry {
  const [title = '', organization = ''] = allSaid([what, where]);
  return {
    title,
    organization,
    location: '',
    description: said(words.description),
    start: said(words.startDate),
    end: said(words.endDate),
    url: webAddress(words.url),
    summary: words.summary ?? '',
    points: saidTexts(words.highlights),
    facts: [],
    roles: [],
  };
}

function facts({ comma }: SaidWords, all: readonly (readonly [string, readonly (string | undefined)[] | undefined])[]) {
  return all
    .map(([label, details]) => ({ label, detail: allSaid(details).join(comma) }))
    .filter(({ detail }) => detail);
}

function saysSomething({ title, summary, points, facts: known }: ResumeEntry): boolean {
  return Boolean(title || blocksOf(summary).length > 0 || points.length > 0 || known.length > 0);
}
