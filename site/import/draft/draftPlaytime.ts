import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import { type DraftLocale, englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { formatCount } from '../../../src/resume/text/formatCount.ts';
import { yearsAtWork, yearsOfWork } from './yearsOfWork.ts';

/**
 * Whole years of work, or a higher number in the summary; else the years since the first project or
 * volunteering.
 */
export function draftPlaytime(
  resume: Resume,
  asOf: string,
  { messages, language }: DraftLocale = englishLocale,
): string {
  const years = yearsAtWork(resume, asOf) ?? yearsSinceFirst(resume, asOf);
  if (years === undefined) return messages.playtime.undated;
  if (years < 1) return messages.playtime.isNew;
  return formatCount(messages.playtime.years, years, language);
}

function yearsSinceFirst({ volunteer = [], projects = [] }: Resume, asOf: string): number | undefined {
  const [first] = [...volunteer, ...projects]
    .map(({ startDate }) => startDate)
    .filter((date) => calendarDate(date) !== undefined)
    .sort();
  return first === undefined ? undefined : yearsOfWork({ work: [{ startDate: first }] }, asOf);
}
