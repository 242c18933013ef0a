import { dateAlone, type PrintedLine } from './printedLines.ts';
import { isAligned } from './wrappedLines.ts';

/** The indent of a list item whose bullet is a picture is between these, in points. */
const [minIndentPt, maxIndentPt] = [9, 60];

/** Text farther from the start of its line than this, in points, is in another column. */
const columnPt = 200;

/** Recognizes list items whose bullets are pictures: they are indented from the lines with years, and never alone. */
export function pictureBulletTest(lines: readonly PrintedLine[]): (line: PrintedLine) => boolean {
  const withYear = lines.filter(({ text }) => /\d{4}/.test(text));
  const margin = Math.min(...(withYear.length > 0 ? withYear : lines).map(({ x }) => x));
  const stops = lines.flatMap((line) => line.stops);
  return ({ x, isBold, styles, stops: ownStops, text }) =>
    (!isBold || styles !== undefined) &&
    // The line does not begin with a date.
    !/^[^\t]*\d{4}[^\t]*\t/.test(text) &&
    !dateAlone.test(text.split('\t')[0] ?? '') &&
    ownStops.every((stop) => stop - x < columnPt) &&
    x > margin + minIndentPt &&
    x < margin + maxIndentPt &&
    !stops.some((stop) => isAligned(stop, x)) &&
    lines.filter((line) => isAligned(line.x, x)).length > 1;
}
