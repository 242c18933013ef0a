import fc from 'fast-check';
import type { BookRefitted, FlipbookEvent } from '../events.ts';
import { step } from '../machine.ts';
import { bookWidth } from '../outline.ts';
import type { Density, Direction, Point } from '../shapes.ts';
import { type BookState, type Model, openAt, type Step } from '../state.ts';
import { anyBook, anyCorner, real, weighted } from './arbitraries.ts';
import type { EventIn } from './events.ts';

interface History {
  readonly model: Model;
  readonly page: number;
  readonly events: readonly EventIn[];
}

interface RecordedStep extends Step, EventIn {
  readonly before: BookState;
}

/**
 * A change to any book: pages may be added, removed or reversed, and its layout may change. A
 * movement can continue through most of these changes.
 */
const anyChange = fc.record({
  type: fc.constant('change' as const),
  page: fc.option(fc.record({ width: real(100, 500), height: real(100, 900) })),
  /** The position at which pages are added and removed, as a share of the list. */
  at: fc.oneof(fc.constantFrom(0, 1), real(0, 1)),
  removedCount: weighted([3, fc.constant(0)], [1, fc.nat(4)]),
  addedDensities: fc.array(fc.constantFrom<Density>('soft', 'hard'), { maxLength: 4 }),
  isReversed: weighted([9, fc.constant(false)], [1, fc.constant(true)]),
  toggledProperty: weighted<'orientation' | 'rightToLeft' | 'showCover' | null>(
    [9, fc.constant(null)],
    [1, fc.constantFrom('orientation', 'rightToLeft', 'showCover')],
  ),
});

type Change = ReturnType<typeof anyChange.generate>['value'];

function applyChange(change: Change, state: BookState, model: Model): { event: BookRefitted; model: Model } {
  const { at, removedCount, addedDensities, isReversed, toggledProperty } = change;
  const remainingPages = model.densities.map((density, index) => ({ density, index: index as number | null }));
  remainingPages.splice(
    Math.floor(at * remainingPages.length),
    removedCount,
    ...addedDensities.map((density) => ({ density, index: null })),
  );
  if (isReversed) remainingPages.reverse();
  const renumbering = model.densities.map((_, index) => {
    const newIndex = remainingPages.findIndex((page) => page.index === index);
    return newIndex < 0 ? null : newIndex;
  });
  const next: Model = {
    ...model,
    page: change.page ?? model.page,
    pageCount: remainingPages.length,
    densities: remainingPages.map(({ density }) => density),
    orientation: (toggledProperty === 'orientation') === (model.orientation === 'portrait') ? 'landscape' : 'portrait',
    rightToLeft: (toggledProperty === 'rightToLeft') !== model.rightToLeft,
    showCover: (toggledProperty === 'showCover') !== model.showCover,
  };
  const { page, orientation, rightToLeft } = model;
  const currentPage = renumbering[state.page] ?? renumbering[state.page + 1] ?? 0;
  return {
    event: { type: 'book-refitted', from: { page, orientation, rightToLeft }, renumbering, page: currentPage },
    model: next,
  };
}

/** A point relative to the book's size: on it, beside it, just within a corner, or not finite. */
const anyPosition = weighted<Point>(
  [20, fc.record({ x: real(-0.1, 1.1), y: real(-0.1, 1.1) })],
  [20, fc.record({ x: fc.constantFrom(0.01, 0.99), y: fc.constantFrom(0.01, 0.99) })],
  [1, fc.constantFrom({ x: Number.NaN, y: 0.1 }, { x: 0.1, y: Number.POSITIVE_INFINITY })],
);

const timeMs = fc.nat(400);
const seldomTrue = weighted<boolean>([7, fc.constant(false)], [1, fc.constant(true)]);
const typeIs = <Type extends FlipbookEvent['type']>(type: Type) => fc.constant(type);
const anyPress = fc.record({
  type: typeIs('pointer-pressed'),
  id: fc.constant(1),
  at: anyPosition,
  timeMs,
  pointer: fc.constantFrom('mouse', 'pen', 'touch'),
  pans: seldomTrue,
  selecting: seldomTrue,
});
const anyRequest = fc.record({
  type: typeIs('turn-requested'),
  request: fc.nat(),
  to: fc.oneof(fc.integer({ min: -2, max: 14 }), fc.constantFrom<number | Direction>('forward', 'back', 0.5)),
  corner: anyCorner,
  reason: fc.constantFrom('key', 'method'),
  instant: fc.boolean(),
});
const anyEnd = fc.record({
  type: fc.constantFrom('pointer-left', 'pointer-canceled', 'pointer-scrolled', 'book-reshaped'),
});

/**
 * A change, or any event but a refusal. Points are relative to the book's size, and runs are
 * counted back from the last one.
 */
const anyRelativeEvent = weighted<FlipbookEvent | Change>(
  [4, anyChange],
  [6, fc.record({ type: typeIs('pointer-hovered'), at: anyPosition })],
  [2, fc.record({ type: typeIs('corner-shown'), corner: anyCorner })],
  [4, anyPress],
  [8, fc.record({ type: typeIs('pointer-moved'), at: anyPosition, timeMs })],
  [6, fc.record({ type: typeIs('pointer-released'), at: anyPosition, timeMs, selecting: fc.boolean() })],
  [2, anyRequest],
  [4, fc.record({ type: typeIs('run-finished'), run: fc.oneof(fc.constant(0), fc.nat(6)) })],
  [1, anyEnd],
  [1, fc.record({ type: typeIs('book-reopened'), page: fc.nat(11) })],
);

function toAbsolute(event: FlipbookEvent, { lastRun }: BookState, model: Model): FlipbookEvent {
  if ('at' in event) return { ...event, at: { x: event.at.x * bookWidth(model), y: event.at.y * model.page.height } };
  if (event.type === 'run-finished') return { ...event, run: lastRun - event.run };
  return event;
}

/** The events of a change, as in the view: a movement that cannot continue ends in the old book. */
function eventsOf(change: Change, state: BookState, model: Model): readonly EventIn[] {
  const refitted = applyChange(change, state, model);
  if (step(state, refitted.event, refitted.model).state !== state) return [refitted];
  const event: FlipbookEvent = { type: 'book-reopened', page: refitted.event.page };
  return [
    { event: { type: 'book-reshaped' }, model },
    { event, model: refitted.model },
  ];
}

const anyHistory: fc.Arbitrary<History> = fc
  .tuple(anyBook, fc.nat(11), fc.array(anyRelativeEvent, { maxLength: 40, size: 'max' }))
  .map(([model, page, relative]) => {
    let [state, book] = [openAt(page, model), model];
    const events = relative.flatMap((each) => {
      const isChange = each.type === 'change';
      const added = isChange ? eventsOf(each, state, book) : [{ event: toAbsolute(each, state, book), model: book }];
      for (const { event, model: next } of added) {
        book = next;
        state = step(state, event, book).state;
      }
      return added;
    });
    return { model, page, events };
  });

/** Freezes a value deeply, so that every mutation throws. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(Object.freeze(value))) deepFreeze(part);
  return value;
}

/** The steps of a history, each with frozen inputs. */
function stepsOf({ model, page, events }: History): readonly RecordedStep[] {
  let state = deepFreeze(openAt(page, model));
  return events.map(({ event, model: book }) => {
    const before = state;
    const next = step(before, deepFreeze(event), deepFreeze(book));
    state = deepFreeze(next.state);
    return { ...next, event, model: book, before };
  });
}

/** Checks a claim about the steps of whole random histories and the model at their end. */
export function everyBook(claim: (steps: readonly RecordedStep[], model: Model) => void): void {
  const property = fc.property(anyHistory, (history) => {
    const steps = stepsOf(history);
    claim(steps, steps.at(-1)?.model ?? history.model);
  });
  // Shrinking a failure would take minutes, so it stops at the shortest history found in time.
  fc.assert(property, { numRuns: 400, interruptAfterTimeLimit: 4000 });
}

/** Checks a claim about every step of random histories. */
export function everyStep(claim: (step: RecordedStep, model: Model) => void): void {
  everyBook((steps) => {
    for (const step of steps) claim(step, step.model);
  });
}
