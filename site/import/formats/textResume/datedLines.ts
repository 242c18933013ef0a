// Finds the lines of a section that have an entry's dates.
import type { TextLine } from '../../read/TextLine.ts';
import { datesIn, type LineDates, statusIn } from './datesIn.ts';
import { isTitle } from './lineKinds.ts';

export type DatedLine = { index: number; line: TextLine; dates: LineDates };

export function datedLinesIn(lines: readonly TextLine[]): readonly DatedLine[] {
  const dated: DatedLine[] = [];
  for (const { index, line, dates } of allDatedLines(lines, areDatesFirst(lines))) {
    const last = dated.at(-1);
    // A status without a name above it belongs to the previous entry.
    const isStatusOfLast = last && statusIn(line) && !isTitle(lines[index - 1] ?? line);
    // "Oak College (in progress)" above "2024 – 2026"
    const isOnlyDates = dates.before.length + dates.after.length === 0;
    const isBelow = last?.index === index - 1 && (isOnlyDates || line.size < last.line.size);
    if (isBelow && !last.dates.period.startDate) dated.pop();
    if (!isStatusOfLast) dated.push({ index, line, dates });
  }
  return withoutDetails(dated, lines);
}

export function areDatesFirst(lines: readonly TextLine[]): boolean {
  const datedLines = allDatedLines(lines, false);
  return datedLines.filter(({ dates }) => dates.form.startsWith('first')).length * 2 > datedLines.length;
}

const allDatedLines = (lines: readonly TextLine[], isDateFirst: boolean): readonly DatedLine[] =>
  lines.flatMap((line, index) => {
    const dates = datesIn(line, isDateFirst);
    return dates ? [{ index, line, dates }] : [];
  });

/**
 * Drops dates in an entry's text: those without a title, in another form than the first dates, and
 * within the entry's period.
 */
function withoutDetails(dated: readonly DatedLine[], lines: readonly TextLine[]): readonly DatedLine[] {
  const [first] = dated;
  const isUsual = ({ dates }: DatedLine) => dates.form === first?.dates.form;
  if (dated.filter(isUsual).length < 2) return dated;
  let entry = first;
  return dated.filter((other) => {
    const hasTitle = lines.slice(Math.max(0, other.index - 1), other.index + 1).some(isTitle);
    const isDetail = entry !== undefined && !isUsual(other) && !hasTitle && isWithin(other, entry);
    if (!isDetail) entry = other;
    return !isDetail;
  });
}

function isWithin({ dates: { period } }: DatedLine, { dates: { period: whole } }: DatedLine): boolean {
  const { startDate = '', endDate = '9999' } = period;
  const [start = '', end = '9999'] = [whole.startDate, whole.endDate];
  return start !== '' && startDate >= start && (endDate <= end || endDate.startsWith(end));
}
