import fc from 'fast-check';
import { ask } from '../ask.ts';
import { bookWidth } from '../gestures.ts';
import { endHover, hover } from '../hover.ts';
import type { Model } from '../model.ts';
import { drag, press } from '../press.ts';
import { release } from '../release.ts';
import { cancel, reshape, shown } from '../run.ts';
import type { Direction, Point } from '../shapes.ts';
import { firstPage, spreadAt, spreadCount, spreadOf } from '../spreads.ts';
import type { BookState, Change, Run } from '../state.ts';
import { openAt } from '../step.ts';
import { anyBook, anyCorner, real } from './arbitraries.ts';
import type { Happening } from './happenings.ts';
import { type Happened, happen } from './play.ts';

/** What happens, and what it was made of: told when a claim fails. */
interface AnyHappening extends Happening {
  readonly kind: 'hover' | 'endHover' | 'press' | 'drag' | 'release' | 'cancel' | 'ask' | 'shown' | 'reshape';
  readonly given?: unknown;
}

/** A place as a part of the book's width and height: on it, a little beside it, just within a corner, or nowhere. */
const at: fc.Arbitrary<Point> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ x: real(-0.1, 1.1), y: real(-0.1, 1.1) }) },
  { weight: 20, arbitrary: fc.record({ x: fc.constantFrom(0.01, 0.99), y: fc.constantFrom(0.01, 0.99) }) },
  { weight: 1, arbitrary: fc.constantFrom({ x: Number.NaN, y: 0.1 }, { x: 0.1, y: Number.POSITIVE_INFINITY }) },
);

/** A change that happens at such a place of whatever book it happens to. */
const there =
  ({ x, y }: Point, change: (at: Point) => Change): Change =>
  (state, model) =>
    change({ x: x * bookWidth(model), y: y * model.page.height })(state, model);

const timeMs = fc.nat(400);

const asked = fc.record({
  to: fc.oneof(fc.integer({ min: -2, max: 14 }), fc.constantFrom<number | Direction>('forward', 'back', 0.5)),
  corner: anyCorner,
  reason: fc.constantFrom('key', 'method'),
});

const still: Change = (state) => state;

/** The report of the run that began so many before the last one: 0 is the last, which may still be under way. */
const shownAgo = (ago: number) => (runs: readonly Run[]) => {
  const run = runs.at(-1 - ago);
  return run ? shown(run) : still;
};

function kind<Given>(
  name: AnyHappening['kind'],
  given: fc.Arbitrary<Given>,
  change: (given: Given) => Change,
): fc.Arbitrary<AnyHappening> {
  return given.map((value) => ({ kind: name, given: value, change: () => change(value) }));
}

const anyPress = fc.record({ at, timeMs, pointer: fc.constantFrom('mouse', 'pen', 'touch') });
const anyRelease = fc.record({ at, timeMs, selecting: fc.boolean() });
const anyAsk = fc.record({ asked, instant: fc.boolean() });
const anyOther = fc.constantFrom<AnyHappening>(
  { kind: 'endHover', change: () => endHover },
  { kind: 'cancel', change: () => cancel },
  { kind: 'reshape', change: () => reshape },
);

/** Anything that can happen, movements most often. Runs that something else took the place of may be reported late. */
const anyHappening: fc.Arbitrary<AnyHappening> = fc.oneof(
  { weight: 3, arbitrary: kind('hover', at, (place) => there(place, hover)) },
  {
    weight: 2,
    arbitrary: kind('press', anyPress, ({ at: place, ...how }) =>
      there(place, (found) => press({ at: found, ...how })),
    ),
  },
  { weight: 4, arbitrary: kind('drag', at, (place) => there(place, drag)) },
  {
    weight: 3,
    arbitrary: kind('release', anyRelease, ({ at: place, ...how }) =>
      there(place, (found) => release({ at: found, ...how })),
    ),
  },
  {
    weight: 1,
    arbitrary: anyAsk.map(({ asked: given, instant }) => ({
      kind: 'ask' as const,
      given,
      instant,
      change: () => ask(given),
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(fc.constant(0), fc.nat(6))
      .map((ago) => ({ kind: 'shown' as const, given: ago, change: shownAgo(ago) })),
  },
  { weight: 1, arbitrary: anyOther },
);

/** Makes sure that whoever changes what was handed in throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

/** A step that was made, and what it was made of. */
export interface Made extends Happened {
  readonly before: BookState;
  readonly happening: AnyHappening;
  readonly after: BookState;
}

/** Lets random things happen to random books, and checks a claim on the whole of it. */
export function everyBook(claim: (steps: readonly Made[], model: Model) => void): void {
  fc.assert(
    fc.property(anyBook, fc.nat(11), fc.array(anyHappening, { maxLength: 40, size: 'max' }), (book, page, all) => {
      const model = frozen(book);
      const number = Math.min(spreadOf(page, model), Math.max(0, spreadCount(model) - 1));
      const open = spreadAt(number, model);
      let state = openAt(open ? firstPage(open) : 0);
      const runs: Run[] = [];
      const steps = all.map((happening) => {
        const before = frozen(state);
        const happened = happen(before, frozen(happening), { model, runs });
        state = happened.state;
        return { ...happened, before, happening, after: state };
      });
      claim(steps, model);
    }),
    // Shrinking a failure would go on for minutes.
    { numRuns: 400, interruptAfterTimeLimit: 4000 },
  );
}

/** The same, claimed of every step by itself. */
export function everyStep(claim: (made: Made, model: Model) => void): void {
  everyBook((steps, model) => {
    for (const made of steps) claim(made, model);
  });
}
