import { calendarDate } from '../calendarDate.ts';
import { counted } from '../counted.ts';
import type { Resume } from '../Resume.ts';
import { type DraftLanguage, inEnglish } from './draftWords.ts';
import { yearsAtWork, yearsOfWork } from './yearsOfWork.ts';

/**
 * For how long the owner has been at it: whole years of work, or what the summary says where that is more; without either, since
 * the first project or voluntary work.
 */
export function draftPlaytime(resume: Resume, asOf: string, { words, language }: DraftLanguage = inEnglish): string {
  const years = yearsAtWork(resume, asOf) ?? sinceTheFirst(resume, asOf);
  if (years === undefined) return words.playtime.undated;
  if (years < 1) return words.playtime.isNew;
  return counted(words.playtime.years, years, language);
}

function sinceTheFirst({ volunteer = [], projects = [] }: Resume, asOf: string): number | undefined {
  const [first] = [...volunteer, ...projects]
    .map(({ startDate }) => startDate)
    .filter((date) => calendarDate(date) !== undefined)
    .sort();
  return first === undefined ? undefined : yearsOfWork({ work: [{ startDate: first }] }, asOf);
}
