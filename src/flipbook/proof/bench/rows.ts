import type { BenchLine } from '../../../../.ci/bench/BenchLine.ts';

/** The books of the race: this one, and those that it is measured against. */
export const books = ['flipbook', 'page-flip', 'react-pageflip'] as const;
export type Book = (typeof books)[number];

/** What is read of a book: a row's value, or of how many possible frames it is. */
export type Reading = RowId | `${RowId}Of`;
/** Medians of one book. What a book was not asked for is missing. */
type Medians = Readonly<Partial<Record<Reading, number>>>;
type Results = Readonly<Record<Book, Medians>>;

interface Row {
  readonly what: string;
  /** `ms`: a time, `kB`: measured in bytes, `count`: a count of things, or of frames among the possible ones. */
  readonly unit: 'ms' | 'kB' | 'count';
  /** The book that the ratio is to. @default 'page-flip' */
  readonly peer?: Exclude<Book, 'flipbook'>;
  readonly target?: Target;
}

/** What this book is to reach, in words and as a rule. */
interface Target {
  readonly says: string;
  met(seen: Seen): boolean;
}

/** What a target is held to; `NaN`, which meets none, where it was not measured. */
interface Seen {
  readonly own: number;
  /** The peer's. */
  readonly its: number;
  /** How many frames were possible. */
  readonly of: number;
  /** What a turn of this book costs with 8 pages. */
  readonly turn: number;
}

const atMostOf = (share: number, says: string): Target => ({ says, met: ({ own, its }) => own <= its * share });
const ofPossible = (share: number): Target => ({
  says: `≥ ${share * 100} % of possible`,
  met: ({ own, of }) => own >= of * share,
});
const none: Target = { says: 'none', met: ({ own }) => own === 0 };
const fifth = atMostOf(1 / 5, '≤ 1/5');
const twentieth = atMostOf(1 / 20, '≤ 1/20');
const drag = 'drag at 120 Hz: main thread';
const half = { peer: 'react-pageflip', target: atMostOf(1 / 2, '≤ 1/2') } as const;
const bigTurn: Target = {
  says: '≤ 1/10, ≤ 2 x with 8 pages',
  met: ({ own, its, turn }) => own <= its / 10 && own <= turn * 2,
};

/** What is measured, in the order of the table, and for whom. */
const all = {
  // The reader of a page that does other things meanwhile, and the phone of the middle class.
  turn: { what: 'turn: main thread', unit: 'ms', target: fifth },
  turnScript: { what: 'turn: its script', unit: 'ms', target: twentieth },
  slowTurn: { what: 'turn, CPU slowed 4 x: main thread', unit: 'ms', target: fifth },
  slowTurnScript: { what: 'turn, CPU slowed 4 x: its script', unit: 'ms', target: twentieth },
  // The eye: a turn is smooth, also while the page's own scripts hold the main thread.
  shown: { what: 'turn: frames shown', unit: 'count', target: ofPossible(0.95) },
  slowShown: { what: 'turn, CPU slowed 4 x: frames shown', unit: 'count', target: ofPossible(0.95) },
  blockedShown: { what: 'main thread blocked 300 ms: frames shown', unit: 'count', target: ofPossible(0.9) },
  // The battery, and the app that goes to another page.
  restCallbacks: { what: '5 s at rest: animation frames', unit: 'count', target: none },
  restMutations: { what: '5 s at rest: changes of the document', unit: 'count', target: none },
  goneCallbacks: { what: '1 s after it was taken away: animation frames', unit: 'count', target: none },
  // The hand: the page keeps to it. What shows fewer frames has less to do for a move, hence both ratios.
  dragMove: { what: `${drag} per move, processor time`, unit: 'ms', target: atMostOf(0.65, '≤ 0.65') },
  dragFrame: { what: `${drag} per frame shown, processor time`, unit: 'ms', target: atMostOf(0.9, '≤ 0.9') },
  dragShown: {
    what: 'drag at 120 Hz: frames shown',
    unit: 'count',
    target: { says: 'more', met: ({ own, its }) => own > its },
  },
  // Catalogues and scanned books.
  mount512: { what: '512 pages: mount', unit: 'ms', ...half },
  turn512: { what: '512 pages: turn, main thread', unit: 'ms', target: bigTurn },
  mount2000: { what: '2,000 pages: mount', unit: 'ms', ...half },
  turn2000: { what: '2,000 pages: turn, main thread', unit: 'ms', target: bigTurn },
  // Who chooses between the books.
  script: { what: 'size: script, gzip, without React', unit: 'kB' },
  dropIn: { what: 'size: the drop-in, gzip, without React', unit: 'kB', peer: 'react-pageflip' },
} as const satisfies Record<string, Row>;
export type RowId = keyof typeof all;

const rows: Readonly<Record<RowId, Row>> = all;
const isRowId = (name: string): name is RowId => name in all;

/** The table of a run. */
export const resultTable = (results: Results): BenchLine[] =>
  Object.keys(all)
    .filter(isRowId)
    .map((id) => lineOf(id, results));

function lineOf(id: RowId, results: Results): BenchLine {
  const { what, peer = 'page-flip', target } = rows[id];
  const [own = Number.NaN, its = Number.NaN] = [results.flipbook[id], results[peer][id]];
  const { [`${id}Of` as const]: of = Number.NaN, turn = Number.NaN } = results.flipbook;
  const met = target?.met({ own, its, of, turn });
  return {
    'what is measured': what,
    ...Object.fromEntries(books.map((book) => [book, cell(id, results[book])])),
    ratio: its > 0 ? (own / its).toFixed(own / its < 0.1 ? 3 : 2) : '',
    target: target?.says ?? '',
    met: met === undefined ? '' : met ? 'yes' : 'no',
  };
}

function cell(id: RowId, medians: Medians): string {
  const value = medians[id];
  if (value === undefined) return '';
  const { unit } = rows[id];
  const possible = medians[`${id}Of`];
  switch (unit) {
    case 'ms':
      return `${value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)} ms`;
    case 'kB':
      return `${(value / 1000).toFixed(2)} kB`;
    case 'count':
      return possible === undefined ? String(value) : `${value} of ${possible}`;
    default:
      return unit satisfies never;
  }
}
