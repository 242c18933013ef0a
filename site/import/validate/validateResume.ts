import { schema as officialSchema } from '@jsonresume/schema';
import { type CalendarDate, calendarDate, daysIn } from '../../../src/resume/dates/calendarDate.ts';
import type { WrittenResume } from '../../../src/resume/WrittenResume.ts';
import { error, type Finding, firstPerPath, type Path, type Report, warning } from '../report/Finding.ts';
import { quoteValue } from '../report/formatFindings.ts';
import { parseDocument } from '../schema/parseDocument.ts';
import { resumeSchema } from '../schema/resumeSchema.ts';
import { everyValue, isRecord, withoutEmpty } from '../values.ts';
import { characterFindings } from './documentFindings.ts';
import { type FileExists, hasScheme, isLocalPicture } from './localFiles.ts';
import { unknownKeys } from './unknownKeys.ts';

/** Validates a normalized résumé. The value is missing if the schema refuses it. */
export function validateResume(document: unknown, fileExists: FileExists, report: Report): WrittenResume | undefined {
  const { value, findings } = parseDocument(resumeSchema, document);
  report(firstPerPath([...characterFindings(document), ...resumeFindings(document, fileExists), ...findings]));
  return value && withoutEmpty(value);
}

/** If two rules report one path, the simpler one comes first. The schema's own findings come later. */
function resumeFindings(document: unknown, fileExists: FileExists): Finding[] {
  return [
    ...unknownKeys(document, officialSchema, 'allowed'),
    ...missingName(document),
    ...[...invalidDates(document), ...invalidAddresses(document, fileExists)].filter(inKnownSection),
  ];
}

/** Exports have sections of their own, in which `date` may mean anything. */
function inKnownSection({ path }: Finding): boolean {
  const [section] = path;
  return typeof section === 'string' && Object.hasOwn(resumeSchema.shape, section);
}

function missingName(document: unknown): Finding[] {
  if (!isRecord(document)) return [];
  const { basics } = document;
  if (isRecord(basics) && basics.name !== undefined) return [];
  const message = 'Missing name, the only required field of a résumé. Add "basics": { "name": "Your Name" }.';
  // If `basics` is missing too, that is the same mistake.
  return [{ ...error(['basics', 'name'], message), intendedPath: ['basics'] }];
}

/** Letters of any script, and those symbols that programs treat as part of a name. */
const mailName = /[\p{L}\p{M}\p{N}!#$&'*+/=^_`{|}~-]+/u.source;
const hostLabel = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?/u.source;
const mailAddress = new RegExp(`^${mailName}(?:\\.${mailName})*@(?:${hostLabel}\\.)+${hostLabel}$`, 'u');

function invalidAddresses(resume: unknown, fileExists: FileExists): Finding[] {
  const { email, image }: Record<string, unknown> = isRecord(resume) && isRecord(resume.basics) ? resume.basics : {};
  const findings: Finding[] = [];
  if (typeof email === 'string' && !mailAddress.test(email)) {
    const message = `${quoteValue(email)} is not a valid email address. Write one like "name@example.com".`;
    findings.push(error(['basics', 'email'], message));
  }
  if (typeof image === 'string' && !isLocalPicture(image, fileExists)) {
    const reason = hasScheme(image)
      ? 'pages load no pictures from other hosts. Put the file in site/public'
      : 'file not found in site/public. Put it there';
    const message = `${quoteValue(image)} is not shown: ${reason} and write its path, like "photo.jpg".`;
    findings.push(warning(['basics', 'image'], message));
  }
  return findings;
}

const dateKeys: readonly unknown[] = ['startDate', 'endDate', 'date', 'releaseDate'];

/** Finds dates that do not exist, and ends before their starts. */
function invalidDates(resume: unknown): Finding[] {
  return [...everyValue(resume)].flatMap(({ path, value }) => {
    if (isRecord(value)) return endBeforeStart(path, value);
    if (!isDateOfAnEntry(path) || typeof value !== 'string' || value.trim() === '' || calendarDate(value)) return [];
    return [error(path, invalidDateMessage(value))];
  });
}

/** Matches `work[0].startDate`; not `x-export.date` or `meta.date`. */
function isDateOfAnEntry(path: Path): boolean {
  return path.length === 3 && typeof path[1] === 'number' && dateKeys.includes(path[2]);
}

function invalidDateMessage(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (year && month && (Number(month) < 1 || Number(month) > 12)) {
    return `${quoteValue(text)} is not a valid date: months go from 01 to 12.`;
  }
  if (year && month && day) {
    const lastDay = daysIn(Number(year), Number(month));
    return `${quoteValue(text)} is not a valid date: days in ${year}-${month} go from 01 to ${lastDay}.`;
  }
  return `${quoteValue(text)} is not a valid date. Write a year, a month or a day: "2023", "2023-02" or "2023-02-28".`;
}

function endBeforeStart(path: Path, { startDate, endDate }: Record<string, unknown>): Finding[] {
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return [];
  const from = calendarDate(startDate);
  const to = calendarDate(endDate);
  if (!from || !to || !isBefore(to, from)) return [];
  const message = `The end date ${quoteValue(endDate)} is before the start date ${quoteValue(startDate)}. Swap the two, or correct one.`;
  return [error([...path, 'endDate'], message)];
}

/** Compares up to the precision of both: 2020 is not before 2020-06. */
function isBefore(a: CalendarDate, b: CalendarDate): boolean {
  if (a.year !== b.year || a.precision === 'year' || b.precision === 'year') return a.year < b.year;
  if (a.month !== b.month || a.precision === 'month' || b.precision === 'month') return a.month < b.month;
  return a.day < b.day;
}
