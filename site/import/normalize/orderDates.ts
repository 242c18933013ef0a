import { type CalendarDate, calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import { pathText } from '../report/Finding.ts';
import { quoteValue } from '../report/formatFindings.ts';
import type { JsonObject } from './combineFields.ts';
import { filePathOf, type NormalizationContext } from './resumeShape.ts';

/** Dates in the wrong order are this close: further apart, one of them is mistyped. In years. */
const maxSwappedYears = 10;

/** Repairs an end before its start: swaps the two, or leaves the end out if they are far apart. */
export function orderDates(entry: JsonObject, context: NormalizationContext): JsonObject {
  const { startDate, endDate } = entry;
  const from = typeof startDate === 'string' && calendarDate(startDate);
  const to = typeof endDate === 'string' && calendarDate(endDate);
  if (!from || !to || !isBefore(to, from)) return entry;
  const endPath = context.renamedFields.get(pathText([...context.path, 'endDate'])) ?? filePathOf(context, 'endDate');
  const problem = `The end date ${quoteValue(endDate)} is before the start date ${quoteValue(startDate)}`;
  if (from.year - to.year < maxSwappedYears) {
    context.reportLoss(endPath, `${problem}, so the two are swapped. Check them.`);
    return { ...entry, startDate: endDate, endDate: startDate };
  }
  context.reportLoss(endPath, `${problem}. It is left out, so this entry counts as ongoing. Correct one of the two.`);
  return { ...entry, endDate: undefined };
}

/** Compares up to the precision of both: 2020 is not before 2020-06. */
function isBefore(a: CalendarDate, b: CalendarDate): boolean {
  if (a.year !== b.year || a.precision === 'year' || b.precision === 'year') return a.year < b.year;
  if (a.month !== b.month || a.precision === 'month' || b.precision === 'month') return a.month < b.month;
  return a.day < b.day;
}
