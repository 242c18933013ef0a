import { dropInBudget, libraryFlipbookBudget } from '../../sizes/budgets.ts';
import type { Book } from './books.ts';

/** What is measured, by name. Times in milliseconds, sizes in bytes. */
export const rowIds = [
  'turn',
  'turnScript',
  'slowTurn',
  'slowTurnScript',
  'styles',
  'layouts',
  'shown',
  'dropped',
  'slowShown',
  'slowDropped',
  'blockedShown',
  'blockedGap',
  'loadedShown',
  'rest',
  'restCallbacks',
  'restMutations',
  'goneCallbacks',
  'dragMove',
  'dragFrame',
  'dragMoveWall',
  'dragShown',
  'dragDropped',
  'mount512',
  'turn512',
  'mount2000',
  'turn2000',
  'script',
  'dropIn',
  'sheet',
] as const;
export type RowId = (typeof rowIds)[number];

/** Medians of one book. What a book was not asked for is missing; frames come with how many were possible. */
export type Medians = Readonly<Partial<Record<RowId | `${RowId}Of`, number>>>;
export type Results = Readonly<Record<Book, Medians>>;

/** A row of the table. */
export interface Row {
  readonly what: string;
  /** `of`: a count of frames, given as a share of the possible ones. */
  readonly unit: 'ms' | 'kB' | 'count' | 'of';
  /** The book that the ratio is to. */
  readonly peer?: 'page-flip' | 'react-pageflip';
  readonly target?: Target;
}

/** The target for this book, in words and as a rule; `null`: not decided by this measurement. */
export interface Target {
  readonly says: string;
  met(results: Results, id: RowId): boolean | null;
}

const atMostOf = (peer: 'page-flip' | 'react-pageflip', share: number, says: string): Target => ({
  says,
  met: ({ flipbook, [peer]: other }, id) => compare(flipbook[id], other[id], (own, its) => own <= its * share),
});
const atLeastPossible = (share: number): Target => ({
  says: `≥ ${share * 100} % of possible`,
  met: ({ flipbook }, id) => compare(flipbook[id], flipbook[`${id}Of`], (own, possible) => own >= possible * share),
});
const atMost = (most: number, says: string): Target => ({
  says,
  met: ({ flipbook }, id) => compare(flipbook[id], most, (own, limit) => own <= limit),
});
const none = atMost(0, 'none');
/** In a book of any size: a tenth of the peer's, and no more than twice what a turn costs in a book of 8. */
const bigBookTurn: Target = {
  says: '≤ 1/10, ≤ 2 x with 8 pages',
  met: (results, id) => {
    const few = compare(results.flipbook[id], results.flipbook.turn, (own, small) => own <= small * 2);
    const tenth = compare(results.flipbook[id], results['page-flip'][id], (own, its) => own <= its / 10);
    return few === null || tenth === null ? null : few && tenth;
  },
};

function compare(
  own: number | undefined,
  other: number | undefined,
  rule: (own: number, other: number) => boolean,
): boolean | null {
  return own === undefined || other === undefined ? null : rule(own, other);
}

/** The table's rows, in order. */
export const rows: Readonly<Record<RowId, Row>> = {
  turn: { what: 'turn: main thread', unit: 'ms', target: atMostOf('page-flip', 1 / 5, '≤ 1/5') },
  turnScript: { what: 'turn: its script', unit: 'ms', target: atMostOf('page-flip', 1 / 20, '≤ 1/20') },
  slowTurn: { what: 'turn, CPU slowed 4 x: main thread', unit: 'ms', target: atMostOf('page-flip', 1 / 5, '≤ 1/5') },
  slowTurnScript: {
    what: 'turn, CPU slowed 4 x: its script',
    unit: 'ms',
    target: atMostOf('page-flip', 1 / 20, '≤ 1/20'),
  },
  styles: { what: 'turn: style recalculations', unit: 'count' },
  layouts: { what: 'turn: layouts', unit: 'count' },
  shown: { what: 'turn: frames shown', unit: 'of', target: atLeastPossible(0.95) },
  dropped: { what: 'turn: frames dropped', unit: 'count' },
  slowShown: { what: 'turn, CPU slowed 4 x: frames shown', unit: 'of', target: atLeastPossible(0.95) },
  slowDropped: { what: 'turn, CPU slowed 4 x: frames dropped', unit: 'count' },
  blockedShown: { what: 'main thread blocked 300 ms: frames shown', unit: 'of', target: atLeastPossible(0.9) },
  blockedGap: { what: 'main thread blocked 300 ms: longest gap', unit: 'ms' },
  loadedShown: { what: 'main thread busy 50 of 60 ms: frames shown', unit: 'of' },
  rest: { what: '5 s at rest: main thread', unit: 'ms' },
  restCallbacks: { what: '5 s at rest: animation frames', unit: 'count', target: none },
  restMutations: { what: '5 s at rest: changes of the document', unit: 'count', target: none },
  goneCallbacks: { what: '1 s after it was taken away: animation frames', unit: 'count', target: none },
  dragMove: {
    what: 'drag at 120 Hz: main thread per move, processor time',
    unit: 'ms',
    target: atMostOf('page-flip', 0.65, '≤ 0.65'),
  },
  dragFrame: {
    what: 'drag at 120 Hz: main thread per frame shown, processor time',
    unit: 'ms',
    target: atMostOf('page-flip', 0.9, '≤ 0.9'),
  },
  dragMoveWall: { what: 'drag at 120 Hz: main thread per move, by the clock', unit: 'ms' },
  dragShown: {
    what: 'drag at 120 Hz: frames shown',
    unit: 'of',
    target: {
      says: 'more',
      met: (all, id) => compare(all.flipbook[id], all['page-flip'][id], (own, its) => own > its),
    },
  },
  dragDropped: { what: 'drag at 120 Hz: frames dropped', unit: 'count' },
  mount512: {
    what: '512 pages: mount',
    unit: 'ms',
    peer: 'react-pageflip',
    target: atMostOf('react-pageflip', 1 / 2, '≤ 1/2'),
  },
  turn512: { what: '512 pages: turn, main thread', unit: 'ms', target: bigBookTurn },
  mount2000: {
    what: '2,000 pages: mount',
    unit: 'ms',
    peer: 'react-pageflip',
    target: atMostOf('react-pageflip', 1 / 2, '≤ 1/2'),
  },
  turn2000: { what: '2,000 pages: turn, main thread', unit: 'ms', target: bigBookTurn },
  script: {
    what: 'size: script, gzip, without React',
    unit: 'kB',
    target: atMost(libraryFlipbookBudget, `≤ ${libraryFlipbookBudget / 1000} kB`),
  },
  dropIn: {
    what: 'size: the drop-in, gzip, without React',
    unit: 'kB',
    peer: 'react-pageflip',
    target: {
      says: `≤ ${dropInBudget / 1000} kB more`,
      met: ({ flipbook }, id) => compare(flipbook[id], flipbook.script, (own, alone) => own <= alone + dropInBudget),
    },
  },
  sheet: { what: 'size: style sheet, gzip', unit: 'kB' },
};
