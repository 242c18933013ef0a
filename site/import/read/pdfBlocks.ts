// Splits a page into the blocks that are read one after the other: its columns, and the lines across them.
import { sectionForHeading } from '../words/sectionTitles.ts';
import type { PageContents, TextRun } from './pdfPages.ts';

export type Block = { runs: readonly TextRun[]; isSide: boolean };

/**
 * Splits a page with a side bar, such as LinkedIn's, at its gutter. Only a name at the top and a remark at the
 * foot may cross the gutter. The wider column comes first.
 */
export function pageBlocks(page: PageContents): readonly Block[] {
  const { runs, width } = page;
  const gutters = Array.from({ length: Math.ceil((width * 0.45) / 4) }, (_, index) => width * 0.25 + index * 4);
  const splits = gutters.flatMap((gutter) => splitAt(gutter, page) ?? []);
  const [best] = splits.toSorted((a, b) => a.crossings - b.crossings);
  return best?.blocks ?? [{ runs, isSide: false }];
}

type Split = { crossings: number; blocks: readonly Block[] };

function splitAt(gutter: number, { runs, width, height }: PageContents): Split | undefined {
  const crossing = runs.filter(({ x, right }) => x < gutter && right > gutter).map(({ y }) => y);
  const top = Math.max(0, ...crossing.filter((y) => y < height * 0.35));
  const foot = Math.min(height, ...crossing.filter((y) => y > height * 0.85));
  const body = runs.filter(({ y }) => y > top + 1 && y < foot - 1);
  const [start, end] = [body.filter(({ x }) => x < gutter), body.filter(({ x }) => x >= gutter)];
  if (crossing.some((y) => y > top && y < foot) || !isColumn(start) || !isColumn(end)) return undefined;
  const isStartSide = gutter < width / 2;
  const blocks = [
    { runs: runs.filter(({ y }) => y <= top + 1), isSide: false },
    { runs: isStartSide ? end : start, isSide: false },
    { runs: runs.filter(({ y }) => y >= foot - 1), isSide: false },
    { runs: isStartSide ? start : end, isSide: true },
  ];
  return { crossings: crossing.length, blocks: blocks.filter((block) => block.runs.length > 0) };
}

/** Whether the lines are a column: most begin at a common margin, and they are not dates or headings beside texts. */
function isColumn(runs: readonly TextRun[]): boolean {
  const texts = runs.filter(({ text }) => text.length > 1);
  const margin = Math.min(...texts.map(({ x }) => x));
  const share = (test: (run: TextRun) => boolean) => texts.filter(test).length / texts.length;
  return (
    texts.length >= 6 &&
    share(({ x }) => x - margin < 20) > 0.4 &&
    share(({ text }) => /\d{4}/.test(text)) <= 0.3 &&
    share(({ text }) => sectionForHeading(text) !== undefined) < 0.5
  );
}
