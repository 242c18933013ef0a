// Splits a page into the blocks that are read one after another: its columns, and the lines across them.
// Positions are in points from the page's upper left corner.
import { sectionForHeading } from '../words/sectionTitles.ts';
import type { PageContents, TextRun } from './pdfPages.ts';

export type Block = { runs: readonly TextRun[]; isSide: boolean };

/** The gutter is looked for between these shares of the page's width, every `gutterStep` points. */
const [firstGutter, lastGutter] = [0.25, 0.7];
const gutterStep = 4;

/** Shares of the page's height: text may cross the gutter above the first and below the second. */
const [topEnd, footStart] = [0.35, 0.85];

/**
 * Splits a page with two columns, or a column and a side bar, at its gutter. Only text above the
 * columns and at the foot may cross the gutter. Of unequal columns, the wider one comes first.
 */
export function pageBlocks(page: PageContents): readonly Block[] {
  const { runs, width } = page;
  const gutterCount = Math.ceil((width * (lastGutter - firstGutter)) / gutterStep);
  const gutters = Array.from({ length: gutterCount }, (_, index) => width * firstGutter + index * gutterStep);
  const splits = gutters.flatMap((gutter) => splitAt(gutter, page) ?? []);
  const [best] = splits.toSorted((a, b) => a.crossings - b.crossings);
  return best?.blocks ?? [{ runs, isSide: false }];
}

type Split = { crossings: number; blocks: readonly Block[] };

function splitAt(gutter: number, page: PageContents): Split | undefined {
  const crossing = page.runs.filter(({ x, right }) => x < gutter && right > gutter).map(({ y }) => y);
  const foot = Math.min(page.height, ...crossing.filter((y) => y > page.height * footStart));
  const highTop = Math.max(0, ...crossing.filter((y) => y < page.height * topEnd));
  const lowTop = Math.max(0, ...crossing.filter((y) => y < foot));
  // Columns may also start farther down the page, if both have headings.
  return splitBetween(gutter, page, { top: lowTop, foot, crossing, needsHeadings: lowTop > highTop });
}

type Bounds = { top: number; foot: number; crossing: readonly number[]; needsHeadings: boolean };

function splitBetween(gutter: number, { runs, width }: PageContents, bounds: Bounds): Split | undefined {
  const { foot, crossing, needsHeadings } = bounds;
  const below = runs.filter(({ y }) => y > bounds.top + 1 && y < foot - 1);
  const headings = largeTexts(below);
  // The last line above the columns may be too short to cross the gutter.
  const firstHeading = Math.min(...headings.map(({ y, sizePt }) => y - sizePt));
  const top = needsHeadings
    ? Math.max(bounds.top, ...below.map(({ y }) => y).filter((y) => y < firstHeading))
    : bounds.top;
  const body = below.filter(({ y }) => y > top + 1);
  const [start, end] = [body.filter(({ x }) => x < gutter), body.filter(({ x }) => x >= gutter)];
  const haveHeadings = [start, end].every((column) => headings.some((heading) => column.includes(heading)));
  const isKnown = headings.some(({ text }) => sectionForHeading(text));
  if ((needsHeadings && !(haveHeadings && isKnown)) || !isColumn(start) || !isColumn(end)) return undefined;
  const [startWidth, endWidth] = [widthOf(start), widthOf(end)];
  const head = { runs: runs.filter(({ y }) => y <= top + 1), isSide: false };
  const feet = { runs: runs.filter(({ y }) => y >= foot - 1), isSide: false };
  const isStartSide = gutter < width / 2;
  const [main, side] = isStartSide ? [end, start] : [start, end];
  const areEqual = Math.min(startWidth, endWidth) > Math.max(startWidth, endWidth) * minEqualShare;
  const blocks = areEqual
    ? [head, { runs: start, isSide: false }, { runs: end, isSide: false }, feet]
    : [head, { runs: main, isSide: false }, feet, { runs: side, isSide: true }];
  return { crossings: crossing.length, blocks: blocks.filter((block) => block.runs.length > 0) };
}

/** The texts that are larger than most, as headings are. */
function largeTexts(runs: readonly TextRun[]): readonly TextRun[] {
  const sizes = runs.map(({ sizePt }) => sizePt).toSorted((a, b) => a - b);
  const usualSize = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return runs.filter(({ sizePt }) => sizePt > usualSize * 1.1);
}

/**
 * Columns are equal, and are read from left to right, if the narrower one has more than this share of
 * the other's width.
 */
const minEqualShare = 0.8;

const widthOf = (runs: readonly TextRun[]) =>
  Math.max(...runs.map(({ right }) => right)) - Math.min(...runs.map(({ x }) => x));

/** A column has at least this many texts. */
const minTexts = 6;

/** Text is at a margin if it is closer to it than this, in points. */
const marginPt = 20;

/** Whether text runs form a column, and are not the dates or headings beside a single column. */
function isColumn(runs: readonly TextRun[]): boolean {
  // Justified lines have a run for each word.
  const texts = [...new Map(runs.toSorted((a, b) => b.x - a.x).map((run) => [Math.round(run.y), run])).values()];
  const [margin, end] = [Math.min(...texts.map(({ x }) => x)), Math.max(...texts.map(({ right }) => right))];
  const share = (test: (run: TextRun) => boolean) => texts.filter(test).length / texts.length;
  const atMargin = Math.max(
    share(({ x }) => x - margin < marginPt),
    share(({ right }) => end - right < marginPt),
  );
  const withYear = share(({ text }) => /\d{4}/.test(text));
  const headings = share(({ text }) => sectionForHeading(text) !== undefined);
  return texts.length >= minTexts && atMargin > 0.4 && withYear <= 0.3 && headings < 0.5;
}
