// Joins the lines of a date beside an entry, such as "2019 –" above "2021", and puts them in the entry's first line.
import { anyOf, words } from '../words/words.ts';
import type { TextRun } from './pdfPages.ts';

const day = `(?:(?:[\\p{L}.]{3,9} )?(?:19|20)\\d\\d|${anyOf(words.dates.present)})`;
/** "2019 –", "May 2019," */
const openDate = new RegExp(`^${day} ?[–—,/-]$`, 'iu');
/** "2021", "– May 2021" */
const restOfDate = new RegExp(`^[–—-]? ?${day}$`, 'iu');
const wholeDate = new RegExp(`^${day}(?: ?[–—,/-] ?${day})?$`, 'iu');

/** A date is at the start or at the end of its line, in one run or a few: "Present", "–". */
const maxRuns = 3;

/** In font sizes: the farthest that the next line of a date is, and that a date is from its entry's line. */
const [maxLineStep, maxShift] = [1.5, 0.7];

/** Cells are in a column if their edges or middles differ by less than this, in points. */
const edgePt = 3;

/** Lines are equally near if their distances differ by less than this, in points. */
const tiePt = 1;

type Cell = { runs: readonly TextRun[]; others: readonly TextRun[]; text: string; x: number; right: number; y: number };

export function withDateCells(runs: readonly TextRun[]): readonly TextRun[] {
  const cells = cellsIn(runs);
  const pairs = cells.flatMap((cell) => {
    const rest = cells.find((other) => isRest(cell, other));
    return rest ? [{ cell, rest, text: `${cell.text} ${rest.text}`.replace(/[–—-] [–—-]/, '–') }] : [];
  });
  const joinedDates = pairs.flatMap(({ cell, rest, text }) => {
    const [first] = cell.runs;
    const isWhole = first && wholeDate.test(text);
    return isWhole
      ? [{ old: [...cell.runs, ...rest.runs], run: { ...first, text, right: Math.max(cell.right, rest.right) } }]
      : [];
  });
  const old = new Set(joinedDates.flatMap((date) => date.old));
  return inEntryLines([...runs.filter((run) => !old.has(run)), ...joinedDates.map(({ run }) => run)]);
}

/** Moves the dates that are set between the lines of their entries to the nearest line. */
function inEntryLines(runs: readonly TextRun[]): readonly TextRun[] {
  const alone = cellsIn(runs).filter(({ others, text }) => others.length === 0 && wholeDate.test(text));
  const heights = new Map(alone.flatMap((cell) => cell.runs.map((run) => [run, entryHeight(cell, runs)] as const)));
  return runs.map((run) => ({ ...run, y: heights.get(run) ?? run.y }));
}

/** The cells with dates, from the top down. */
function cellsIn(runs: readonly TextRun[]): readonly Cell[] {
  const rows = new Map<number, TextRun[]>();
  for (const run of runs) rows.set(Math.round(run.y), [...(rows.get(Math.round(run.y)) ?? []), run]);
  return [...rows.values()].flatMap(cellsOf).toSorted((a, b) => a.y - b.y);
}

/** The date at the start of a row, and the one at its end. */
function cellsOf(row: readonly TextRun[]): readonly Cell[] {
  const sorted = row.toSorted((a, b) => a.x - b.x);
  const parts = [
    ...Array.from({ length: maxRuns }, (_, index) => sorted.slice(0, maxRuns - index)),
    ...Array.from({ length: maxRuns }, (_, index) => sorted.slice(-(maxRuns - index))),
  ];
  const [runs] = parts.filter((part) => {
    const text = textOf(part);
    return [openDate, restOfDate, wholeDate].some((date) => date.test(text));
  });
  if (!runs) return [];
  const others = sorted.filter((run) => !runs.includes(run));
  const [x, right] = [Math.min(...runs.map((run) => run.x)), Math.max(...runs.map((run) => run.right))];
  return [{ runs, others, text: textOf(runs), x, right, y: runs[0]?.y ?? 0 }];
}

const textOf = (runs: readonly TextRun[]) => runs.map(({ text }) => text.trim()).join(' ');

/** Whether a date goes on in the cell below: the texts beside them are not two entries of a list. */
function isRest(cell: Cell, below: Cell): boolean {
  const step = (below.y - cell.y) / (cell.runs[0]?.sizePt ?? 1);
  const [startShift, endShift] = [below.x - cell.x, below.right - cell.right];
  const isInColumn = [startShift, endShift, (startShift + endShift) / 2].some((shift) => Math.abs(shift) < edgePt);
  if (step < 0.5 || step > maxLineStep || !isInColumn || !restOfDate.test(below.text)) return false;
  if (/^[–—-]/.test(below.text) || /[,/]$/.test(cell.text)) return true;
  const [first, other] = [cell.others[0], below.others[0]];
  const areAlike = first && other && first.isBold === other.isBold && Math.abs(first.sizePt - other.sizePt) < 0.3;
  return openDate.test(cell.text) && !areAlike;
}

/** The height of the line beside a date that is set between the lines of its entry: the upper of two equally near. */
function entryHeight({ x, right, y, runs }: Cell, all: readonly TextRun[]): number {
  const maxStep = (runs[0]?.sizePt ?? 0) * maxShift;
  const beside = all.filter((run) => run.x > right || run.right < x);
  const distance = (run: TextRun) => Math.abs(run.y - y + tiePt / 2);
  const [nearest] = beside.filter((run) => distance(run) < maxStep).toSorted((a, b) => distance(a) - distance(b));
  return nearest?.y ?? y;
}
