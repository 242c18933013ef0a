// Jobs and trainings, brought into one shape and into the order of time.

import { baseMessagesFor } from './baseMessagesFor.ts';
import type { Content } from './Content.ts';
import { dateNumber } from './calendarDate.ts';
import { durationMonths, formatMonths } from './duration.ts';
import { formatPeriod } from './formatPeriod.ts';
import type { Resume } from './Resume.ts';
import { nonEmptyRichTexts, plainText, type RichText } from './RichText.ts';
import { webAddress } from './webAddress.ts';

/** One job or one training. Texts are `''` and lists are empty where the résumé says nothing. */
export type Stage = {
  kind: 'job' | 'training';
  /** A job's position, a training's subject; the place's name when that is all there is. */
  title: string;
  /** The employer or the school; `''` when it already stands in the title. */
  organization: string;
  startDate?: string;
  endDate?: string;
  /** What sort of company it is. Plain text. */
  description: string;
  /** How long it lasted: `'2 yr 3 mo'`. See `duration`. */
  duration: string;
  /** The same in months; 0 where it is not known. */
  months: number;
  /** From when to when: `'Mar 2022 – present'`. See `formatPeriod`. */
  period: string;
  summary: RichText;
  /** A job's highlights, a training's courses. */
  highlights: readonly RichText[];
  /** An `http(s)` address, else `''`. */
  url: string;
};

/** Whether a stage is known to have begun, and has not ended. */
export function isOngoing({ startDate = '', endDate = '' }: Stage, asOf: string): boolean {
  return startDate !== '' && (!endDate || endDate > asOf);
}

type Job = NonNullable<Resume['work']>[number];
type Training = NonNullable<Resume['education']>[number];
type StageTexts = Omit<Stage, 'duration' | 'months' | 'period' | 'startDate' | 'endDate'>;

/**
 * All jobs (`work`) and trainings (`education`), the oldest first. Entries that name neither what nor where are
 * left out. Order: by start (by end where there is none), then by end, then as listed; undated ones come first.
 */
export function stages(content: Content): readonly Stage[] {
  const { resume, asOf } = content;
  const withDates = (
    texts: StageTexts,
    { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  ) => {
    const months = durationMonths(startDate, endDate, asOf) ?? 0;
    return {
      ...texts,
      ...(startDate ? { startDate } : {}),
      ...(endDate ? { endDate } : {}),
      duration: formatMonths(months, content),
      months,
      period: formatPeriod(startDate, endDate, baseMessagesFor(content)),
    };
  };
  const jobs = (resume.work ?? []).map((job): Stage => withDates(jobTexts(job), job));
  const trainings = (resume.education ?? []).map((training): Stage => withDates(trainingTexts(training), training));
  return [...jobs, ...trainings]
    .filter(({ title }) => title)
    .map((stage) => ({
      stage,
      begins: dateNumber(stage.startDate || stage.endDate, 0),
      ends: dateNumber(stage.endDate, Number.MAX_SAFE_INTEGER),
    }))
    .sort((a, b) => a.begins - b.begins || a.ends - b.ends)
    .map(({ stage }) => stage);
}

function jobTexts({ position, name, description, summary, highlights, url }: Job): StageTexts {
  return {
    kind: 'job',
    ...titleAndOrganization(position?.trim() ?? '', name?.trim() ?? ''),
    description: description?.trim() ?? '',
    summary: summary ?? '',
    highlights: fullestFirst(nonEmptyRichTexts(highlights)),
    url: webAddress(url),
  };
}

/** A point of a word or two is a keyword: it does not stand for a job where there is room for one. */
const minFullPointLength = 12;

function fullestFirst(points: readonly RichText[]): readonly RichText[] {
  const isFull = (point: RichText) => plainText(point).length >= minFullPointLength;
  return [...points.filter(isFull), ...points.filter((point) => !isFull(point))];
}

function trainingTexts({ area, studyType, institution, courses, url }: Training): StageTexts {
  const subject = area?.trim() ?? '';
  const degree = (studyType?.trim() ?? '').replace(/^\((.*)\)$/, '$1');
  return {
    kind: 'training',
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
