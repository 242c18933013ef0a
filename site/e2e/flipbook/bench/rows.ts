import type { BenchLine } from '../../bench/benchPages.ts';
import { medianOf } from '../../drivers/medianOf.ts';

/** The compared flipbooks. The first one is ours. */
export const books = ['flipbook', 'page-flip', 'react-pageflip'] as const;
export type Book = (typeof books)[number];

/** A measured value. */
export interface Reading {
  readonly book: Book;
  readonly row: RowId;
  readonly value: number;
  /** For frames, the number of possible ones. */
  readonly possible?: number | undefined;
}

interface Row {
  readonly what: string;
  /** `ms`: a time; `kB`: measured in bytes; `count`: frames, out of the possible ones. */
  readonly unit: 'ms' | 'kB' | 'count';
  /** The flipbook that the ratio compares with. @default 'page-flip' */
  readonly comparedWith?: Exclude<Book, 'flipbook'>;
  /** The target of our flipbook, for the ratio unless it says otherwise. */
  readonly target?: string;
}

const drag = 'drag at 120 Hz: main thread';
const half = { comparedWith: 'react-pageflip', target: '≤ 1/2' } as const;
const bigTurn = '≤ 1/10, and ≤ 2 x a turn with 8 pages';

/** The measurements in the order of the table. */
const rows = {
  // Readers of a busy page and users of mid-range phones notice these.
  turn: { what: 'turn: main thread', unit: 'ms', target: '≤ 1/5' },
  turnScript: { what: 'turn: its script', unit: 'ms', target: '≤ 1/20' },
  slowTurn: { what: 'turn, CPU slowed 4 x: main thread', unit: 'ms', target: '≤ 1/5' },
  slowTurnScript: { what: 'turn, CPU slowed 4 x: its script', unit: 'ms', target: '≤ 1/20' },
  // A turn looks smooth.
  shown: { what: 'turn: frames shown', unit: 'count', target: '≥ 95% of possible' },
  slowShown: { what: 'turn, CPU slowed 4 x: frames shown', unit: 'count', target: '≥ 95% of possible' },
  // The time until the flipbook responds.
  firstFrame: { what: 'turn: to its first frame', unit: 'ms', target: '≤ 20 ms' },
  slowFirstFrame: { what: 'turn, CPU slowed 4 x: to its first frame', unit: 'ms', target: '≤ 60 ms' },
  firstTurnFrame: { what: 'the very first turn, CPU slowed 4 x: to its first frame', unit: 'ms' },
  firstTurnShown: { what: 'the very first turn, CPU slowed 4 x: frames shown', unit: 'count' },
  // A turn looks smooth even while the page's scripts block the main thread.
  blockedShown: { what: 'main thread blocked 300 ms: frames shown', unit: 'count', target: '≥ 90% of possible' },
  // The page follows the pointer. A flipbook that shows fewer frames does less work per move, so the
  // work per frame has a row, too.
  dragMove: { what: `${drag} per move, processor time`, unit: 'ms', target: '≤ 0.65' },
  dragFrame: { what: `${drag} per frame shown, processor time`, unit: 'ms', target: '≤ 0.9' },
  dragShown: { what: 'drag at 120 Hz: frames shown', unit: 'count', target: 'more than page-flip' },
  dragInput: { what: 'drag at 120 Hz: input to frame, median', unit: 'ms', target: '≤ 1' },
  dragLateInput: { what: 'drag at 120 Hz: input to frame, 95th percentile', unit: 'ms', target: '≤ 1' },
  // Catalogs and scanned books.
  mount512: { what: '512 pages: mount', unit: 'ms', ...half },
  turn512: { what: '512 pages: turn, main thread', unit: 'ms', target: bigTurn },
  mount2000: { what: '2,000 pages: mount', unit: 'ms', ...half },
  turn2000: { what: '2,000 pages: turn, main thread', unit: 'ms', target: bigTurn },
  // The other flipbooks cannot render pages on demand, so they are not measured.
  mountOnDemand: { what: '2,000 pages, rendered on demand: mount', unit: 'ms', target: '≤ 150 ms' },
  turnOnDemand: {
    what: '2,000 pages, rendered on demand: turn, main thread',
    unit: 'ms',
    target: '≤ 1.5 x a turn with 8 pages',
  },
  // Developers who choose a flipbook notice these.
  script: { what: 'size: script, gzip, without React', unit: 'kB' },
  dropIn: { what: 'size: the drop-in, gzip, without React', unit: 'kB', comparedWith: 'react-pageflip' },
} as const satisfies Record<string, Row>;
export type RowId = keyof typeof rows;

/** The medians of the readings: a line per row, with the ratio of our flipbook to the compared one. */
export function resultTable(readings: readonly Reading[]): BenchLine[] {
  return Object.entries<Row>(rows).map(([id, { what, unit, comparedWith = 'page-flip', target = '' }]) => {
    const readingsOf = (book: Book) => readings.filter((reading) => reading.row === id && reading.book === book);
    const ratio = medianValue(readingsOf('flipbook')) / medianValue(readingsOf(comparedWith));
    return {
      'what is measured': what,
      ...Object.fromEntries(books.map((book) => [book, cell(unit, readingsOf(book))])),
      ratio: Number.isFinite(ratio) ? ratio.toFixed(ratio < 0.1 ? 3 : 2) : '',
      target,
    };
  });
}

const medianValue = (readings: readonly Reading[]) => medianOf(readings.map(({ value }) => value));

function cell(unit: Row['unit'], readings: readonly Reading[]): string {
  if (readings.length === 0) return '';
  const value = medianValue(readings);
  if (unit === 'ms') return `${value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)} ms`;
  if (unit === 'kB') return `${(value / 1000).toFixed(2)} kB`;
  return `${value} of ${medianOf(readings.map(({ possible = Number.NaN }) => possible))}`;
}
