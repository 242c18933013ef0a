// Splits a page into the blocks that are read one after another: its columns, and the lines across them.
// Positions are in points from the page's upper left corner.
import { areColumns, areInnerColumns } from './areColumns.ts';
import type { PageContents, TextRun } from './pdfPages.ts';

/** `isSplit` is `true` if the page has two columns. */
export type Block = Part & { isSide: boolean; isSplit: boolean };
/** `end` is the right end of the column that has the runs, if it is known. */
type Part = { runs: readonly TextRun[]; end?: number; isColumn?: boolean };

/** The gutter is looked for between these shares of the page's width, every `gutterStep` points. */
const [firstGutter, lastGutter] = [0.12, 0.85];
const gutterStep = 4;

/** Shares of the page's height: text may cross the gutter above the first and below the second. */
const [topEnd, footStart] = [0.35, 0.85];

/**
 * Splits a page with two columns, or a column and a side bar, at its gutter. Only text above the
 * columns and at the foot may cross the gutter. The wider of two unequal columns comes first.
 * Columns within a block become blocks, too.
 */
export function pageBlocks(page: PageContents): readonly Block[] {
  const { runs, width } = page;
  const gutterCount = Math.ceil((width * (lastGutter - firstGutter)) / gutterStep);
  const gutters = Array.from({ length: gutterCount }, (_, index) => width * firstGutter + index * gutterStep);
  const splits = gutters.flatMap((gutter) => splitAt(gutter, page) ?? []);
  const [best] = splits.toSorted((a, b) => a.crossings - b.crossings);
  const blocks = best?.blocks ?? [{ runs, isSide: false }];
  return blocks.flatMap(({ isSide, runs: blockRuns }) =>
    withColumns(blockRuns).map((part) => ({ ...part, isSide, isSplit: best !== undefined })),
  );
}

type Split = { crossings: number; blocks: readonly Omit<Block, 'isSplit'>[] };

function splitAt(gutter: number, { runs, width, height }: PageContents): Split | undefined {
  const crossing = runs.filter(({ x, right }) => x < gutter && right > gutter).map(({ y }) => y);
  const foot = Math.min(height, ...crossing.filter((y) => y > height * footStart));
  const top = Math.max(0, ...crossing.filter((y) => y < foot));
  const body = runs.filter(({ y }) => y > top + 1 && y < foot - 1);
  const [start, end] = [body.filter(({ x }) => x < gutter), body.filter(({ x }) => x >= gutter)];
  if (top > height * topEnd || !areColumns(start, end)) return undefined;
  const [startWidth, endWidth] = [widthOf(start), widthOf(end)];
  const head = { runs: runs.filter(({ y }) => y <= top + 1), isSide: false };
  const footBlock = { runs: runs.filter(({ y }) => y >= foot - 1), isSide: false };
  const isStartSide = gutter < width / 2;
  const [main, side] = isStartSide ? [end, start] : [start, end];
  const areEqual = Math.min(startWidth, endWidth) > Math.max(startWidth, endWidth) * minEqualShare;
  const blocks = areEqual
    ? [head, { runs: start, isSide: false }, { runs: end, isSide: false }, footBlock]
    : [head, { runs: main, isSide: false }, footBlock, { runs: side, isSide: true }];
  return { crossings: crossing.length, blocks: blocks.filter((block) => block.runs.length > 0) };
}

/** Texts that are larger than this, in points, are larger than most, as headings are. */
function headingSize(runs: readonly TextRun[]): number {
  const sizes = runs.map(({ sizePt }) => sizePt).toSorted((a, b) => a - b);
  return (sizes[Math.floor(sizes.length / 2)] ?? 0) * 1.1;
}

/**
 * Columns are equal, and are read from left to right, if the narrower one has more than this share of
 * the other's width.
 */
const minEqualShare = 0.8;

const widthOf = (runs: readonly TextRun[]) =>
  Math.max(...runs.map(({ right }) => right)) - Math.min(...runs.map(({ x }) => x));

/** Two columns within a block, between texts that cross the gutter. */
type Band = { start: readonly TextRun[]; end: readonly TextRun[] };

/** Splits off the columns within a block, such as degrees side by side, so that they are read one by one. */
function withColumns(runs: readonly TextRun[]): readonly Part[] {
  const [left, right] = [Math.min(...runs.map(({ x }) => x)), Math.max(...runs.map((run) => run.right))];
  const gutters = Array.from(
    { length: Math.ceil((right - left) / gutterStep) },
    (_, index) => left + index * gutterStep,
  );
  const bands = gutters
    .flatMap((gutter) => bandsAt(gutter, runs))
    .filter(({ start, end }) => areInnerColumns(start, end, headingSize(runs)));
  const [best] = bands.toSorted((a, b) => b.start.length + b.end.length - a.start.length - a.end.length);
  if (!best) return [{ runs }];
  const heights = [...best.start, ...best.end].map(({ y }) => y);
  const gutter = Math.max(...best.start.map((run) => run.right));
  const parts = [
    { runs: runs.filter(({ y }) => y < Math.min(...heights)), end: right },
    { runs: best.start, end: gutter, isColumn: true },
    { runs: best.end, end: right, isColumn: true },
    { runs: runs.filter(({ y }) => y > Math.max(...heights)), end: right },
  ];
  return parts.flatMap((part) =>
    part.runs.length > 0 ? withColumns(part.runs).map((other) => ({ ...part, ...other })) : [],
  );
}

function bandsAt(gutter: number, runs: readonly TextRun[]): readonly Band[] {
  const large = runs.filter(({ sizePt }) => sizePt > headingSize(runs));
  // A heading in one column with nothing beside it in the other belongs to both.
  const isAlone = ({ x, y, sizePt }: TextRun) =>
    runs.every((run) => Math.abs(run.y - y) > sizePt || (Math.abs(run.y - y) < 1 && run.x < gutter === x < gutter));
  const crossings = runs.filter(({ x, right }) => x < gutter && right > gutter);
  const edges = [...crossings, ...large.filter(isAlone)].map(({ y }) => y).toSorted((a, b) => a - b);
  return [0, ...edges].map((top, index) => {
    const rows = runs.filter(({ y }) => y > top + 1 && y < (edges[index] ?? Number.POSITIVE_INFINITY) - 1);
    const columns = [rows.filter(({ x }) => x < gutter), rows.filter(({ x }) => x >= gutter)];
    const starts = columns.map((column) => Math.min(...column.map(({ y }) => y)));
    const headings = large.filter((run) => rows.includes(run)).map(({ y }) => y);
    // The last line above the columns may be too short to cross the gutter.
    const first = Math.min(Math.max(...starts), ...headings) - 2;
    const [start = [], end = []] = columns.map((column) => column.filter(({ y }) => y > first));
    return { start, end };
  });
}
