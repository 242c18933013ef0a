// Finds the lines of a section that have an entry's dates.
import type { LabeledNames, TextLine } from '../../read/TextLine.ts';
import { datesIn, type LineDates, statusIn } from './datesIn.ts';
import { isName, isTitle } from './lineKinds.ts';

/** A line with the dates of an entry, and its index in the section. */
export type DatedLine = { index: number; line: TextLine; dates: LineDates };

export function datedLinesIn(lines: readonly TextLine[]): readonly DatedLine[] {
  const dated: DatedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const dates = datesIn(line);
    const last = dated.at(-1);
    // A status without a name above it belongs to the previous entry.
    const isStatusOfLast =
      last && !line.names && statusIn(line) && nameCount(lines.slice(last.index + 1, index), []) === 0;
    // "Oak College (in progress)" above "2024 – 2026"
    const isOnlyDates = dates && dates.before.length + dates.after.length === 0;
    const isBelow = dates && last?.index === index - 1 && (isOnlyDates || line.size < last.line.size);
    if (isBelow && !last.dates.period.startDate) dated.pop();
    if (dates && !isStatusOfLast) dated.push({ index, line, dates });
  }
  return dated;
}

/** Counts the lines above the dates that name the entry. The others belong to the previous entry. */
export function nameCount(above: readonly TextLine[], before: readonly string[], names?: LabeledNames): number {
  const nearest = above.at(-1);
  if (!nearest || !isName(nearest)) return 0;
  if (names?.title && names.organization && !isTitle(nearest)) return 0;
  const maxCount = before.length > 0 || names?.title || names?.organization ? 1 : 2;
  let count = 1;
  while (count < maxCount) {
    const line = above.at(-1 - count);
    if (!line || !isName(line) || (isTitle(nearest) && !isTitle(line))) break;
    count += 1;
  }
  return count;
}
