import { describe, expect, test } from 'vitest';
import { bookOf, play } from './testing/book.ts';
import {
  cancelled,
  drag,
  type EventFor,
  hover,
  lastFinished,
  pointerLeft,
  press,
  refitted,
  release,
  reopened,
  request,
  requestInstant,
  reshaped,
  scrolled,
  show,
} from './testing/events.ts';

/** Leads a book of eight pages, open at page 2, into each state. */
const statesReached = {
  read: [],
  'read, pressed': [press(790, 490)],
  'fold_corner, rising': [hover(790, 490)],
  'fold_corner, held': [hover(790, 490), lastFinished],
  'fold_corner, falling': [hover(790, 490), pointerLeft],
  user_fold: [press(790, 490), drag(700, 490)],
  'flipping, to complete': [request('forward')],
  'flipping, to return': [press(790, 490), drag(700, 490), cancelled],
} as const satisfies Record<string, readonly EventFor[]>;

type StateName = keyof typeof statesReached;
type Row = readonly [event: EventFor, outcomes: Partial<Record<StateName, readonly string[]>>];

/** The same effects in every state. */
const everywhere = (...effects: readonly string[]) =>
  Object.fromEntries(Object.keys(statesReached).map((name) => [name, effects]));

/** The effects of an event that ends every movement: a turn's are its own. */
const atRest = {
  'fold_corner, rising': ['read'],
  'fold_corner, held': ['read'],
  'fold_corner, falling': ['read'],
  user_fold: ['read'],
  'flipping, to return': ['read', 'not landed 1'],
};

/** The effects of each event in each state. A state that is not listed has none. */
const table: Record<string, Row> = {
  'pointer-pressed': [press(790, 490), { user_fold: ['flipping'] }],
  'pointer-moved, far enough': [drag(650, 480), { 'read, pressed': ['user_fold'] }],
  'pointer-moved, a little': [drag(789, 489), {}],
  'pointer-released, where it was pressed': [
    release(790, 490),
    { 'read, pressed': ['flipping'], user_fold: ['flipping'] },
  ],
  'pointer-released, past the spine': [release(200, 480), { user_fold: ['flipping'] }],
  'pointer-cancelled': [cancelled, { user_fold: ['flipping'] }],
  'pointer-scrolled': [scrolled, { user_fold: ['flipping'] }],
  'pointer-hovered, over a corner': [hover(790, 490), { read: ['fold_corner'] }],
  'pointer-hovered, elsewhere': [hover(600, 250), {}],
  'pointer-left': [pointerLeft, {}],
  'corner-shown': [show, { read: ['fold_corner'] }],
  'turn-requested': [
    request('forward'),
    {
      ...everywhere('flipping'),
      'flipping, to complete': ['not landed 1'],
      'flipping, to return': ['not landed 1'],
    },
  ],
  'turn-requested, instant': [
    requestInstant('forward'),
    {
      read: ['flip 4 by method', 'landed 1'],
      'read, pressed': ['flip 4 by method', 'landed 1'],
      'fold_corner, rising': ['flip 4 by method', 'read', 'landed 2'],
      'fold_corner, held': ['flip 4 by method', 'read', 'landed 2'],
      'fold_corner, falling': ['flip 4 by method', 'read', 'landed 3'],
      user_fold: ['flip 4 by method', 'read', 'landed 1'],
      'flipping, to complete': ['not landed 1', 'flip 6 by method', 'read', 'landed 2'],
      'flipping, to return': ['not landed 1', 'flip 4 by method', 'read', 'landed 2'],
    },
  ],
  'turn-requested, to no page': [request(99), everywhere('refused')],
  'turn-refused, of a request': [{ type: 'turn-refused', request: 1 }, everywhere('refused')],
  'turn-refused, of a pointer': [{ type: 'turn-refused', request: null }, { user_fold: ['flipping'] }],
  'drag-refused': [{ type: 'drag-refused' }, {}],
  'run-finished': [
    lastFinished,
    {
      'fold_corner, falling': ['read'],
      'flipping, to complete': ['flip 4 by method', 'read', 'landed 1'],
      'flipping, to return': ['read', 'not landed 1'],
    },
  ],
  'book-refitted': [refitted({ page: 2 }), {}],
  'book-reshaped': [reshaped, { ...atRest, 'flipping, to complete': ['flip 4 by method', 'read', 'landed 1'] }],
  'book-reopened': [reopened(0), { ...atRest, 'flipping, to complete': ['read', 'not landed 1'] }],
};

describe.each(Object.entries(table))('%s', (_, [event, outcomes]) => {
  test.each(Object.entries(statesReached))('in %s', (name, reached) => {
    const book = bookOf();
    const { state } = play(book, reached, 2);
    expect(play(book, [event], state).reported).toEqual(outcomes[name as StateName] ?? []);
  });
});
