// The entries of the plain résumé. Jobs, education and volunteering are sorted, newest first. Several
// positions at one company are grouped below its name.

import { calendarDate, dateNumber } from '../dates/calendarDate.ts';
import type { BaseMessages } from '../messages/baseMessages.ts';
import type { Resume } from '../Resume.ts';
import { blocksOf, nonEmptyRichTexts, plainText, type RichText } from '../RichText.ts';
import { nonEmptyTexts, normalizeText } from '../text/normalizeText.ts';
import { webAddress } from '../text/webAddress.ts';
import type { ResumeEntry, Role } from './ResumeSection.ts';
import type { SectionName } from './sectionNames.ts';

type Dated = { startDate?: string | undefined; endDate?: string | undefined };

/**
 * Sorts entries, newest first: by end (ongoing entries first), then by start, then as listed. Undated
 * entries are last, unless the others are listed in this order: then all stay as listed.
 */
function newestFirst<Entry extends Dated>(entries: readonly Entry[]): readonly Entry[] {
  const endNumber = ({ startDate, endDate }: Dated) => dateNumber(endDate, startDate ? Number.POSITIVE_INFINITY : 0);
  // Compares instead of subtracting, because the difference of two infinite ends is not a number.
  const compare = (a: Dated, b: Dated) => {
    const [endA, endB] = [endNumber(a), endNumber(b)];
    return endA === endB ? dateNumber(b.startDate, 0) - dateNumber(a.startDate, 0) : endB > endA ? 1 : -1;
  };
  const datedEntries = entries.filter(({ startDate, endDate }) => startDate || endDate);
  const isInOrder = datedEntries.every((entry, index) => compare(datedEntries[index - 1] ?? entry, entry) <= 0);
  return isInOrder ? entries : [...entries].sort(compare);
}

type Item<Section extends keyof Resume> = NonNullable<Resume[Section]> extends readonly (infer One)[] ? One : never;
type Job = Item<'work'>;

/**
 * Groups jobs at one company into one entry: consecutive ones always, others only if there is no
 * break in time.
 */
export function jobEntries({ work = [] }: Resume): readonly ResumeEntry[] {
  const groups: Job[][] = [];
  for (const job of newestFirst(work)) {
    const group = groups.findLast(([first]) => first && isAtOneCompany(first, job));
    if (group && (group === groups.at(-1) || isContinuous(group, job))) group.push(job);
    else groups.push([job]);
  }
  return groups.map(jobEntry);
}

/** Whether a job has no dates, goes on, or ends no earlier than in the month before the later jobs begin. */
function isContinuous(laterJobs: readonly Job[], { startDate, endDate }: Job): boolean {
  if (!startDate && !endDate) return true;
  const starts = nonEmptyTexts(laterJobs.map((job) => job.startDate)).map((date) => monthCount(date, 1));
  const end = endDate ? monthCount(endDate, 12) : Number.POSITIVE_INFINITY;
  return starts.length > 0 && end >= Math.min(...starts) - 1;
}

/** The months since year 0. @param monthOfYear the month to assume if the date is only a year */
function monthCount(text: string, monthOfYear: number): number {
  const date = calendarDate(text);
  if (!date) return Number.NEGATIVE_INFINITY;
  return date.year * 12 + (date.precision === 'year' ? monthOfYear : date.month);
}

function isAtOneCompany(job: Job, otherJob: Job): boolean {
  const company = normalizeText(job.name).toLowerCase();
  return company !== '' && company === normalizeText(otherJob.name).toLowerCase();
}

function jobEntry(jobs: readonly Job[]): ResumeEntry {
  const [job = {}, ...otherJobs] = jobs;
  if (otherJobs.length === 0) return toEntry(job, job.position, job.name);
  const locations = new Set(jobs.map(({ location }) => normalizeText(location)));
  const [sharedLocation = ''] = locations.size === 1 ? locations : [];
  const url = jobs.map(({ url: link }) => webAddress(link)).find(Boolean);
  const descriptions = new Set(nonEmptyTexts(jobs.map((each) => each.description)));
  const [sharedDescription = ''] = descriptions.size === 1 ? descriptions : [];
  // ISO dates sort as strings. The first job ends last, or has no end.
  const [startDate] = [...nonEmptyTexts(jobs.map((each) => each.startDate))].sort();
  return {
    ...toEntry({ startDate, endDate: job.endDate, description: sharedDescription, url }, job.name),
    location: sharedLocation,
    roles: withoutSharedDates(jobs.map((position) => toRole(position, sharedLocation, sharedDescription))),
  };
}

/** Removes dates that are the same in all roles. The entry of the employer shows them. */
function withoutSharedDates(roles: readonly Role[]): readonly Role[] {
  const areShared = new Set(roles.map(({ start, end }) => `${start} ${end}`)).size === 1;
  return areShared ? roles.map((role) => ({ ...role, start: '', end: '' })) : roles;
}

function toRole(job: Job, sharedLocation: string, sharedDescription: string): Role {
  const { location, description, start, end, summary, points } = toEntry(job, '');
  return {
    title: normalizeText(job.position),
    location: location === sharedLocation ? '' : location,
    description: description === sharedDescription ? '' : description,
    start,
    end,
    summary,
    points,
  };
}

/** The dates of an entry that is not a job: if there is only an end, that is its date. */
function withOneDate({ startDate, endDate }: Dated): Dated {
  return { startDate: startDate?.trim() ? startDate : endDate, endDate };
}

type EntrySection = Exclude<SectionName, 'summary' | 'skills' | 'languages' | 'interests' | 'references'>;

/** The non-empty entries of a section. */
export function sectionEntries(section: EntrySection, resume: Resume, labels: BaseMessages): readonly ResumeEntry[] {
  return entriesOf(section, resume, labels).filter(hasContent);
}

function entriesOf(section: EntrySection, resume: Resume, labels: BaseMessages): readonly ResumeEntry[] {
  switch (section) {
    case 'work':
      return jobEntries(resume);
    case 'projects':
      return (resume.projects ?? []).map((project) => projectEntry(project, labels));
    case 'education':
      return newestFirst(resume.education ?? []).map((entry) => educationEntry(entry, labels));
    case 'certificates':
      return (resume.certificates ?? []).map((entry) =>
        toEntry({ ...entry, ...withOneDate({ endDate: entry.date }) }, entry.name, entry.issuer),
      );
    case 'awards':
      return (resume.awards ?? []).map((award) =>
        toEntry({ ...award, ...withOneDate({ endDate: award.date }) }, award.title, award.awarder),
      );
    case 'publications':
      return (resume.publications ?? []).map((work) => ({
        ...toEntry({ ...work, ...withOneDate({ endDate: work.releaseDate }) }, work.name, work.publisher),
        facts: nonEmptyFacts(labels, [[labels.facts.authors, work.authors]]),
      }));
    case 'volunteer':
      return newestFirst(resume.volunteer ?? []).map((entry) => toEntry(entry, entry.position, entry.organization));
    default:
      return section satisfies never;
  }
}

function projectEntry(
  { roles, type, keywords, description, ...project }: Item<'projects'>,
  labels: BaseMessages,
): ResumeEntry {
  return {
    ...toEntry({ ...project, ...withOneDate(project), summary: description }, project.name, project.entity),
    facts: nonEmptyFacts(labels, [
      [nonEmptyTexts(roles).length > 1 ? labels.facts.roles : labels.facts.role, roles],
      [labels.facts.type, [type]],
      [labels.facts.keywords, keywords],
    ]),
  };
}

function educationEntry(entry: Item<'education'>, labels: BaseMessages): ResumeEntry {
  const subject = nonEmptyTexts([entry.studyType?.trim().replace(/^\((.*)\)$/, '$1'), entry.area]).join(labels.comma);
  return {
    ...toEntry({ ...entry, ...withOneDate(entry) }, subject, entry.institution),
    facts: nonEmptyFacts(labels, [
      [labels.facts.score, [entry.score]],
      [labels.facts.thesis, [isMentioned(entry.thesis, entry) ? '' : entry.thesis]],
      [labels.facts.courses, entry.courses],
    ]),
  };
}

/** Whether the text is a part of an entry's summary or highlights. */
function isMentioned(text: string | undefined, { summary, highlights = [] }: EntrySource): boolean {
  const lowerCase = (mention: string | undefined) => normalizeText(mention).toLowerCase();
  return [summary, ...highlights].some((mention) => lowerCase(plainText(mention)).includes(lowerCase(text)));
}

type EntrySource = Dated & {
  location?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
  summary?: RichText | undefined;
  highlights?: readonly RichText[] | undefined;
};

function toEntry(source: EntrySource, titleText: string | undefined, organizationText?: string): ResumeEntry {
  const [title = '', organization = ''] = nonEmptyTexts([titleText, organizationText]);
  return {
    title,
    organization,
    location: normalizeText(source.location),
    description: normalizeText(source.description),
    start: normalizeText(source.startDate),
    end: normalizeText(source.endDate),
    url: webAddress(source.url),
    summary: source.summary ?? '',
    points: nonEmptyRichTexts(source.highlights),
    facts: [],
    roles: [],
  };
}

function nonEmptyFacts(
  { comma }: BaseMessages,
  rows: readonly (readonly [string, readonly (string | undefined)[] | undefined])[],
) {
  return rows
    .map(([label, details]) => ({ label, detail: nonEmptyTexts(details).join(comma) }))
    .filter(({ detail }) => detail);
}

function hasContent({ title, summary, points, facts: entryFacts }: ResumeEntry): boolean {
  return Boolean(title || blocksOf(summary).length > 0 || points.length > 0 || entryFacts.length > 0);
}
