// Finds where each entry of a section starts, and on which side of its dates its names are.
import type { TextLine } from '../../read/TextLine.ts';
import { type DatedLine, nameCount } from './datedLines.ts';
import { type LineDates, partsOf } from './datesIn.ts';
import { partsOfColumn } from './headerColumns.ts';
import { isTitle, isWholeName } from './lineKinds.ts';
import { isOrganization, jobWords } from './roleWords.ts';

/** The titles of entries, if each entry has one title at its start, and one line with dates. */
export function titlesOfEntries(
  lines: readonly TextLine[],
  dated: readonly DatedLine[],
): readonly number[] | undefined {
  const largest = Math.max(...lines.filter(isTitle).map(({ size }) => size));
  const titles = lines.flatMap((line, index) => (isTitle(line) && line.size === largest ? [index] : []));
  const isShared = dated.every(({ index }, order) => {
    const [start = index, end = lines.length] = titles.slice(order, order + 2);
    return start < index && index < end && lines.slice(start, index).every(isWholeName);
  });
  return titles[0] === 0 && titles.length === dated.length && isShared ? titles : undefined;
}

/**
 * Whether some entries have their employer above a line with dates and a post, and others follow at
 * the same employer.
 */
export function haveEmployersAbove(
  lines: readonly TextLine[],
  dated: readonly DatedLine[],
  starts: readonly number[],
): boolean {
  const arePosts = dated.every(({ line, dates: { before, after } }) => {
    return !line.names && before.length === 0 && after.length === 1 && jobWords.test(after[0] ?? '');
  });
  const counts = dated.map(({ index }, order) => index - (starts[order] ?? index));
  const areEmployers = starts.every(
    (start, order) => counts[order] === 0 || lines.slice(start, start + 1).every(isTitle),
  );
  return arePosts && areEmployers && counts[0] === 1 && counts.every((count) => count < 2) && counts.includes(0);
}

/** The index of each entry's first line: its first name, or its dates. */
export function entryStarts(
  lines: readonly TextLine[],
  dated: readonly DatedLine[],
  isOneLine: boolean,
): readonly number[] {
  const [first] = dated;
  return dated.map(({ index, line, dates }, order) => {
    const previous = dated[order - 1]?.index ?? -1;
    // If the section begins with dates, names are beside or below the dates, unless a title of the same style is above.
    const hasTitleAbove = first && isTitle(first.line) && isTitle(lines[index - 1] ?? line) && !isTitle(line);
    const hasNames = dates.before.length + dates.after.length > 0 || line.names !== undefined;
    if (first?.index === 0 && (first.dates.before.length === 0 || (hasNames && !hasTitleAbove))) return index;
    const above = lines.slice(Math.max(previous + 1, order > 0 ? blockStart(lines, index) : 0), index);
    const isWhole = isWholeEntry({ line, dates, other: above.at(-1), isOneLine });
    return isWhole ? index : index - nameCount(above, dates.before, line.names);
  });
}

/** The first line of the block that has a line without a gap above it, or else the first line. */
function blockStart(lines: readonly TextLine[], index: number): number {
  const isInBlock = lines[index]?.isAfterGap === false;
  return isInBlock ? lines.slice(0, index).findLastIndex(({ isAfterGap }) => isAfterGap) : 0;
}

type Whole = { line: TextLine; dates: LineDates; other: TextLine | undefined; isOneLine: boolean };

/**
 * Whether a line has all names of its entry, so that the line beside it belongs to another entry: "Reader, Oak" above
 * "Writer, Elm, 2019".
 */
export function isWholeEntry({ line, dates: { before }, other, isOneLine }: Whole): boolean {
  const [name = '', ...columns] = before;
  if (!other || line.names || columns.length > 0 || name === '' || ![line, other].every(isWholeName)) return false;
  if (isOneLine) return partsOf(line.text).length === 1;
  return [name, other.text].every((text) => partsOfColumn(text).length > 1 && !isOrganization(text));
}
