// Tells columns, which are read one by one, from the cells of a table, which are read row by row. Positions are in
// points.
import { sectionForHeading } from '../words/sectionTitles.ts';
import type { TextRun } from './pdfPages.ts';
import { type PrintedLine, printedLines } from './printedLines.ts';

/** The smallest gap between columns. */
const minGutterPt = 8;

/** The fewest lines of a column: with a section's heading in each column, or with long lines; else. */
const [minLines, minPlainLines] = [4, 6];

/** The fewest long lines, and the fewest characters in one. */
const [minLongLines, minLongLength] = [3, 25];

/** The longest text of one column has more than this share of the characters of the other's. */
const minLengthShare = 0.6;

/** Text is at a margin, or in the middle, if it is closer to it than this. */
const marginPt = 20;
const middlePt = 6;

/** Lines are in one row if their heights differ by less than this. */
const rowPt = 2;

/** If more than this share of a column's lines have a line beside them, they are cells of a table. */
const maxInRows = 0.7;

/** Whether the texts on both sides of a gutter are columns of a page. */
export function areColumns(start: readonly TextRun[], end: readonly TextRun[]): boolean {
  const columns = columnsOf(start, end);
  if (!columns?.every((column) => !areHeadings(column))) return false;
  const [first = [], second = []] = columns;
  if (areDatesOf(first, second) || areDatesOf(second, first)) return false;
  const isTable = [shareInRows(first, second), shareInRows(second, first)].some((share) => share > maxInRows);
  const haveDates = columns.some(areDates);
  // Sections are not the cells of a table.
  if (columns.every((column) => column.some(isHeading)) && !(isTable && haveDates)) return true;
  return !isTable && !haveDates && columns.every((column) => column.length >= minPlainLines && isAligned(column));
}

/**
 * Whether the texts on both sides of a gutter within a column are columns: with a heading above
 * each, or with long lines.
 */
export function areInnerColumns(start: readonly TextRun[], end: readonly TextRun[], headingPt: number): boolean {
  const columns = columnsOf(start, end);
  if (!columns?.every((column) => !areHeadings(column))) return false;
  const [first, second] = columns.map((column) => column[0]);
  const haveHeadings = [first, second].every((line) => line && line.sizePt > headingPt && /^\D+$/.test(line.text));
  const areOnlyDates = columns.some((column) => shareOf(column, ({ text }) => dateCell.test(text)) > 0.3);
  if (haveHeadings && !areOnlyDates && first && second && Math.abs(first.y - second.y) < rowPt) return true;
  if (columns.some(areDates)) return false;
  const lengths = columns.map((column) => column.flatMap(({ text }) => text.split('\t').map((part) => part.length)));
  const areLong = lengths.every((column) => column.filter((size) => size >= minLongLength).length >= minLongLines);
  const [longest = 0, otherLongest = 0] = lengths.map((column) => Math.max(...column));
  const areEqual = Math.min(longest, otherLongest) > Math.max(longest, otherLongest) * minLengthShare;
  return areLong && areEqual && columns.every(isAligned);
}

/** The lines on both sides, if there are enough, with a gutter between them. */
function columnsOf(
  start: readonly TextRun[],
  end: readonly TextRun[],
): readonly (readonly PrintedLine[])[] | undefined {
  if (Math.min(...end.map(({ x }) => x)) - Math.max(...start.map(({ right }) => right)) < minGutterPt) return undefined;
  const columns = [start, end].map((runs) => printedLines(runs, []));
  return columns.every((column) => column.length >= minLines) ? columns : undefined;
}

/** A year and at most a few words: "Sep 2019 – May 2021", "Inducted Spring 2014". */
const dateCell = /^(?=.*\d{4}).{0,24}$/;

const isHeading = ({ text }: PrintedLine) => sectionForHeading(text) !== undefined;

const shareOf = (lines: readonly PrintedLine[], test: (line: PrintedLine) => boolean) =>
  lines.filter(test).length / lines.length;

const areHeadings = (lines: readonly PrintedLine[]) => shareOf(lines, isHeading) >= 0.5;
const areDates = (lines: readonly PrintedLine[]) => shareOf(lines, ({ text }) => /\d{4}/.test(text)) > 0.3;

/** The share of the lines that have a line of the other column beside them. */
const shareInRows = (lines: readonly PrintedLine[], others: readonly PrintedLine[]) =>
  shareOf(lines, ({ y }) => others.some((other) => Math.abs(other.y - y) < rowPt));

/** Whether all dates in a column have a line of the other column beside them: the entry that they date. */
function areDatesOf(lines: readonly PrintedLine[], others: readonly PrintedLine[]): boolean {
  const dates = lines.filter(({ text }) => dateCell.test(text));
  return dates.length > 1 && shareInRows(dates, others) === 1;
}

/** Whether the lines have a common margin or middle. */
function isAligned(lines: readonly PrintedLine[]): boolean {
  const [margin, end] = [Math.min(...lines.map(({ x }) => x)), Math.max(...lines.map(({ right }) => right))];
  const middles = lines.map(({ x, right }) => (x + right) / 2).toSorted((a, b) => a - b);
  const middle = middles[Math.floor(middles.length / 2)] ?? 0;
  const shares = [
    shareOf(lines, ({ x }) => x - margin < marginPt),
    shareOf(lines, ({ right }) => end - right < marginPt),
    shareOf(lines, ({ x, right }) => Math.abs((x + right) / 2 - middle) < middlePt),
  ];
  return Math.max(...shares) > 0.4;
}
