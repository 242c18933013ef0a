// Jobs and education in one shape, in chronological order.

import type { Content } from '../Content.ts';
import { dateNumber } from '../dates/calendarDate.ts';
import { durationMonths, formatMonths } from '../dates/duration.ts';
import { formatPeriod } from '../dates/formatPeriod.ts';
import { baseMessagesFor } from '../messages/baseMessagesFor.ts';
import type { Resume } from '../Resume.ts';
import { nonEmptyRichTexts, plainText, type RichText } from '../RichText.ts';
import { webAddress } from '../text/webAddress.ts';
import { anyJobWord } from '../words/jobWords.ts';
import { currentJob } from './currentJob.ts';
import { isOneJob } from './isOneJob.ts';

/** A job or an education entry. Missing texts are `''`, missing lists are empty. */
export type Stage = {
  kind: 'job' | 'education';
  /** Set for the current job. See `currentJob`. */
  isCurrentJob?: true;
  /** Set if the entry is not a single job: `Earlier experience`, a leave, a talk. */
  isExcludedFromLevels?: true;
  /** A job's position, or the subject and degree of studies; the organization if these are missing. */
  title: string;
  /** The employer or the school; `''` if it is the title. */
  organization: string;
  startDate?: string;
  endDate?: string;
  /** The kind of company. Plain text. */
  description: string;
  /** The duration: `'2 yrs 3 mos'`. See `duration`. */
  duration: string;
  /** The duration in months; 0 if unknown. */
  months: number;
  /** The period: `'Mar 2022 – present'`. See `formatPeriod`. */
  period: string;
  summary: RichText;
  /** A job's highlights, or an education entry's courses. */
  highlights: readonly RichText[];
  /** An `http(s)` URL, or `''`. */
  url: string;
};

type Job = NonNullable<Resume['work']>[number];
type Education = NonNullable<Resume['education']>[number];
type StageTexts = Omit<Stage, 'isCurrentJob' | 'duration' | 'months' | 'period' | 'startDate' | 'endDate'>;

/**
 * All jobs (`work`) and education with a title or organization, oldest first. Entries are sorted by
 * start, or by end if there is no start; undated ones come first, except unfinished studies and
 * entries above dated ones in a list from new to old. Ties are sorted by end, then as listed.
 * Positions at one employer with the same dates are reversed, because résumés list the newest first.
 */
export function stages(content: Content): readonly Stage[] {
  const { resume, asOf } = content;
  const withDates = (texts: StageTexts, { startDate, endDate }: Job | Education, onlyDate?: string) => {
    const months = onlyDate ? 0 : (durationMonths(startDate, endDate, asOf) ?? 0);
    return {
      ...texts,
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      duration: formatMonths(months, content),
      months,
      period: formatPeriod(onlyDate ?? startDate, endDate, baseMessagesFor(content)),
    };
  };
  const { work = [], basics } = resume;
  const current = currentJob(work, { label: basics.label, asOf });
  const jobs = work.map(
    (job): Stage => ({ ...withDates(jobTexts(job), job), ...(job === current && { isCurrentJob: true }) }),
  );
  const education = (resume.education ?? []).map((entry): Stage => {
    // One date is that of the degree, not the length of the studies.
    const isOneDate = !entry.startDate || entry.startDate === entry.endDate;
    return withDates(educationTexts(entry), entry, isOneDate ? entry.endDate : undefined);
  });
  const starts = [...startNumbers(jobs), ...startNumbers(education)];
  return [...jobs, ...education]
    .map((stage, index) => ({
      stage,
      index,
      start: starts[index] ?? 0,
      end: dateNumber(stage.endDate, Number.MAX_SAFE_INTEGER),
    }))
    .sort((a, b) => a.start - b.start || a.end - b.end || (areAtOneEmployer(a.stage, b.stage) ? b.index - a.index : 0))
    .map(({ stage }) => stage)
    .filter(({ title }) => title);
}

/** Sortable starts. In a list from new to old, an undated entry is newer than the next dated one. */
function startNumbers(list: readonly Stage[]): readonly number[] {
  const startOf = ({ startDate, endDate }: Stage) => dateNumber(startDate || endDate, 0);
  const starts = list.map(startOf).filter((start) => start > 0);
  const isNewestFirst = (starts[0] ?? 0) >= (starts.at(-1) ?? 0);
  return list.map((stage, index) => {
    if (startOf(stage) > 0) return startOf(stage);
    if (isUnfinished(stage)) return Number.MAX_SAFE_INTEGER;
    const next = isNewestFirst
      ? list
          .slice(index)
          .map(startOf)
          .find((start) => start > 0)
      : undefined;
    return next === undefined ? 0 : next + 1 - (index + 1) / (list.length + 1);
  });
}

/** "PhD (in progress)" without dates is newer than any dated entry. */
const isUnfinished = ({ kind, title }: Stage) => kind === 'education' && unfinishedStudies.test(title);
const unfinishedStudies = new RegExp(`\\(.*${anyJobWord('unfinished studies')}`, 'i');

function areAtOneEmployer(a: Stage, b: Stage): boolean {
  return a.organization !== '' && a.organization === b.organization && a.startDate !== undefined;
}

function jobTexts(job: Job): StageTexts {
  const { position, name, description, summary, highlights, url } = job;
  return {
    kind: 'job',
    ...(!isOneJob(job) && { isExcludedFromLevels: true }),
    ...titleAndOrganization(position?.trim() ?? '', name?.trim() ?? ''),
    description: description?.trim() ?? '',
    summary: summary ?? '',
    highlights: sentencesFirst(nonEmptyRichTexts(highlights)),
    url: webAddress(url),
  };
}

/** Highlights with fewer characters are keywords. Sentences describe a job better, so they come first. */
const minSentenceLength = 12;

function sentencesFirst(highlights: readonly RichText[]): readonly RichText[] {
  const isSentence = (highlight: RichText) => plainText(highlight).length >= minSentenceLength;
  return [...highlights.filter(isSentence), ...highlights.filter((highlight) => !isSentence(highlight))];
}

function educationTexts({ area, studyType, institution, courses, url }: Education): StageTexts {
  const subject = area?.trim() ?? '';
  const degree = (studyType?.trim() ?? '').replace(/^\((.*)\)$/, '$1');
  return {
    kind: 'education',
    ...titleAndOrganization(
      subject && degree ? `${subject} (${degree})` : subject || degree,
      institution?.trim() ?? '',
    ),
    description: '',
    summary: '',
    highlights: nonEmptyRichTexts(courses),
    url: webAddress(url),
  };
}

function titleAndOrganization(titleText: string, organizationText: string): { title: string; organization: string } {
  return titleText
    ? { title: titleText, organization: organizationText }
    : { title: organizationText, organization: '' };
}
