// Jobs and trainings, brought into one shape and into the order of time.

import type { Content } from './Content.ts';
import { calendarDate } from './calendarDate.ts';
import { duration } from './duration.ts';
import { formatPeriod } from './formatPeriod.ts';
import type { Resume } from './Resume.ts';
import { webAddress } from './webAddress.ts';

/** One job or one training. Texts are `''` and lists are empty where the résumé says nothing. */
export type Stage = {
  kind: 'job' | 'training';
  /** A job's position, a training's subject; the place's name when that is all there is. */
  title: string;
  /** The employer or the school; `''` when it already stands in the title. */
  place: string;
  startDate?: string;
  endDate?: string;
  /** How long it lasted: `'2 yr 3 mo'`. See `duration`. */
  length: string;
  /** From when to when: `'Mar 2022 – present'`. See `formatPeriod`. */
  period: string;
  summary: string;
  /** A job's highlights, a training's courses. */
  highlights: readonly string[];
  /** An `http(s)` address, else `''`. */
  url: string;
};

type Job = NonNullable<Resume['work']>[number];
type Training = NonNullable<Resume['education']>[number];
type Words = Omit<Stage, 'length' | 'period' | 'startDate' | 'endDate'>;

/**
 * All jobs (`work`) and trainings (`education`), the oldest first. Entries that name neither what nor where are
 * left out. Order: by start (by end where there is none), then by end, then as listed; undated ones come first.
 */
export function stages({ resume, game, asOf }: Content): readonly Stage[] {
  const dated = (
    words: Words,
    { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  ) => ({
    ...words,
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    length: duration(startDate, endDate, asOf),
    period: formatPeriod(startDate, endDate, game.site.language),
  });
  const jobs = (resume.work ?? []).map((job): Stage => dated(jobWords(job), job));
  const trainings = (resume.education ?? []).map((training): Stage => dated(trainingWords(training), training));
  return [...jobs, ...trainings]
    .filter(({ title }) => title)
    .map((stage) => ({
      stage,
      begins: sortKey(stage.startDate || stage.endDate, 0),
      ends: sortKey(stage.endDate, 9999),
    }))
    .sort((a, b) => a.begins - b.begins || a.ends - b.ends)
    .map(({ stage }) => stage);
}

function jobWords({ position, name, summary, highlights, url }: Job): Words {
  return {
    kind: 'job',
    ...titleAndPlace(position?.trim() ?? '', name?.trim() ?? ''),
    summary: summary?.trim() ?? '',
    highlights: saidOnly(highlights),
    url: webAddress(url),
  };
}

function trainingWords({ area, studyType, institution, courses, url }: Training): Words {
  const subject = area?.trim() ?? '';
  const degree = studyType?.trim() ?? '';
  return {
    kind: 'training',
    ...titleAndPlace(subject && degree ? `${subject} (${degree})` : subject || degree, institution?.trim() ?? ''),
    summary: '',
    highlights: saidOnly(courses),
    url: webAddress(url),
  };
}

function titleAndPlace(what: string, where: string): { title: string; place: string } {
  return what ? { title: what, place: where } : { title: where, place: '' };
}

function saidOnly(texts: readonly string[] | undefined): readonly string[] {
  return (texts ?? []).map((text) => text.trim()).filter(Boolean);
}

/** A number that grows with the date; a year stands before its months, a month before its days. */
function sortKey(text: string | undefined, unknownYear: number): number {
  const date = calendarDate(text) ?? { precision: 'year', year: unknownYear };
  const month = date.precision === 'year' ? 0 : date.month;
  const day = date.precision === 'day' ? date.day : 0;
  return date.year * 10_000 + month * 100 + day;
}
