import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookEvent } from './events.ts';
import { foldAt } from './fold.ts';
import type { Model } from './model.ts';
import type { Direction, Point } from './shapes.ts';
import { firstPage, spreadAt, spreadCount, spreadOf } from './spreads.ts';
import type { BookState, Effect, Motion } from './state.ts';
import { openAt, step } from './step.ts';
import { anyBook, real } from './testing/arbitraries.ts';

/** A place on the book, a little beside it, or nowhere. */
const at: fc.Arbitrary<Point> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ x: real(-50, 1050), y: real(-50, 950) }) },
  { weight: 1, arbitrary: fc.constantFrom({ x: Number.NaN, y: 10 }, { x: 10, y: Number.POSITIVE_INFINITY }) },
);
const timeMs = fc.nat(1000);

/** Anything that can happen. Runs report their end by a number that may be an old one. */
const anyEvent: fc.Arbitrary<BookEvent> = fc.oneof<fc.Arbitrary<BookEvent>[]>(
  fc.record({ type: fc.constant('hovered' as const), at }),
  fc.record({ type: fc.constant('pressed' as const), at, timeMs, pointer: fc.constantFrom('mouse', 'pen', 'touch') }),
  fc.record({ type: fc.constant('dragged' as const), at }),
  fc.record({ type: fc.constant('released' as const), at, timeMs, selecting: fc.boolean() }),
  fc.record({
    type: fc.constant('asked' as const),
    to: fc.oneof(fc.integer({ min: -2, max: 14 }), fc.constantFrom<number | Direction>('forward', 'back', 0.5)),
    corner: fc.constantFrom('top', 'bottom'),
    reason: fc.constantFrom('key', 'method'),
    instant: fc.boolean(),
  }),
  fc.record({ type: fc.constant('landed' as const), run: fc.integer({ min: 0, max: 6 }) }),
  fc.constantFrom<BookEvent>({ type: 'hoverEnded' }, { type: 'lifted' }, { type: 'cancelled' }, { type: 'reshaped' }),
);

/** A step that was made, and what it was made of. */
interface Made {
  readonly before: BookState;
  readonly event: BookEvent;
  readonly after: BookState;
  readonly effects: readonly Effect[];
}

/** Plays random events to random books, and checks a claim on the whole of what happened. */
function everyBook(claim: (steps: readonly Made[], model: Model) => void): void {
  fc.assert(
    fc.property(anyBook, fc.nat(11), fc.array(anyEvent, { maxLength: 40, size: 'max' }), (model, page, events) => {
      const number = Math.min(spreadOf(page, model), Math.max(0, spreadCount(model) - 1));
      const open = spreadAt(number, model);
      let state = openAt(open ? firstPage(open) : 0);
      const steps = events.map((event) => {
        const before = state;
        const { state: after, effects } = step(before, event, model);
        state = after;
        return { before, event, after, effects };
      });
      claim(steps, model);
    }),
    // Shrinking a failure would go on for minutes.
    { numRuns: 400, interruptAfterTimeLimit: 4000 },
  );
}

function everyStep(claim: (made: Made, model: Model) => void): void {
  everyBook((steps, model) => {
    for (const made of steps) claim(made, model);
  });
}

test('the open page is always the first of a spread', () => {
  everyStep(({ after: { page } }, model) => {
    const spread = spreadAt(spreadOf(page, model), model);
    expect(page).toBe(spread ? firstPage(spread) : 0);
  });
});

test('a book of one page or none never moves', () => {
  everyStep(({ after, effects }, model) => {
    if (model.pageCount > 1) return;
    expect(after.motion).toEqual({ phase: 'read' });
    expect(effects).toEqual([]);
  });
});

test('a state is told when it changes and only then, and is the new one when it is told', () => {
  everyStep(({ before, after, effects }) => {
    const states = effects.flatMap((effect) => (effect.type === 'state' ? [effect.state] : []));
    const phases = [before.motion.phase, ...states];
    expect(phases.at(-1)).toBe(after.motion.phase);
    for (const [index, phase] of phases.slice(1).entries()) expect(phase).not.toBe(phases[index]);
  });
});

test('only these states follow one another', () => {
  const follows: Readonly<Record<Motion['phase'], readonly Motion['phase'][]>> = {
    read: ['fold_corner', 'user_fold', 'flipping'],
    fold_corner: ['read', 'user_fold', 'flipping'],
    user_fold: ['flipping', 'read'],
    flipping: ['read'],
  };
  everyStep(({ before, event, effects }) => {
    let phase = before.motion.phase;
    for (const effect of effects) {
      if (effect.type !== 'state') continue;
      expect(follows[phase]).toContain(effect.state);
      // A fold goes straight to rest only when the book changes its shape under it.
      if (phase === 'user_fold' && effect.state === 'read') expect(event.type).toBe('reshaped');
      phase = effect.state;
    }
  });
});

test('a flip is told exactly when the page changes, with the new page, and read follows at once', () => {
  everyStep(({ before, after, effects }) => {
    const flips = effects.flatMap((effect, index) => (effect.type === 'flip' ? [{ ...effect, index }] : []));
    expect(flips.map(({ page }) => page)).toEqual(before.page === after.page ? [] : [after.page]);
    for (const { index } of flips) expect(effects[index + 1]).toEqual({ type: 'state', state: 'read' });
  });
});

test('every run is answered exactly once, and at most one is under way', () => {
  everyBook((steps) => {
    const answered = steps.flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.type === 'ended' ? [effect.run] : [])),
    );
    const last = steps.at(-1)?.after ?? openAt(0);
    const underWay = last.motion.phase === 'flipping' ? [last.motion.run] : [];
    expect([...answered, ...underWay]).toEqual(Array.from({ length: last.runs }, (_, index) => index + 1));
  });
});

test('who was told of a landing is on the page of that turn', () => {
  everyStep(({ before, after, effects }) => {
    const { motion } = before;
    if (motion.phase !== 'flipping') return;
    const end = effects.find((effect) => effect.type === 'ended' && effect.run === motion.run);
    if (end?.type !== 'ended' || !end.landed) return;
    expect(motion.outcome).toBe('over');
    expect(after.page).toBe(motion.turn.toPage);
  });
});

test('a pointer folds exactly while the book is in user_fold', () => {
  everyStep(({ after: { motion, press } }) => {
    expect(press?.role === 'fold').toBe(motion.phase === 'user_fold');
  });
});

test('whatever moves, moves a leaf that can turn from the open page, and stays within reach of the paper', () => {
  everyStep(({ after: { motion, page } }, model) => {
    if (motion.phase === 'read') return;
    expect(motion.turn.fromPage).not.toBe(motion.turn.toPage);
    if (motion.phase !== 'flipping' || motion.outcome === 'home') expect(motion.turn.fromPage).toBe(page);
    const point = motion.phase === 'flipping' ? motion.from : motion.at;
    const fold = foldAt(point, motion.turn.corner, model.page);
    if (fold) expect(Math.hypot(fold.point.x - point.x, fold.point.y - point.y)).toBeLessThan(1e-6);
  });
});

test('a run takes no longer than a full turn, and no less than no time', () => {
  everyStep(({ after: { motion } }, model) => {
    if (motion.phase !== 'flipping') return;
    expect(motion.durationMs).toBeGreaterThanOrEqual(0);
    expect(motion.durationMs).toBeLessThanOrEqual(model.flippingTime);
  });
});

test('hovering and moving a pointer never turn a page', () => {
  everyStep(({ event, after, before }) => {
    if (event.type !== 'hovered' && event.type !== 'dragged' && event.type !== 'pressed') return;
    expect(after.page).toBe(before.page);
    if (after.motion.phase === 'flipping' && event.type !== 'pressed') expect(before.motion.phase).toBe('flipping');
  });
});

test('once the pointer is gone and everything shown to its end, every book rests in read', () => {
  everyBook((steps, model) => {
    let state = steps.at(-1)?.after ?? openAt(0);
    const settle: readonly BookEvent[] = [{ type: 'cancelled' }, { type: 'hoverEnded' }, { type: 'lifted' }];
    for (const event of settle) state = step(state, event, model).state;
    state = step(state, { type: 'landed', run: state.runs }, model).state;
    expect(state.motion).toEqual({ phase: 'read' });
    expect(state.press).toBeNull();
  });
});

test('the same events to the same book lead to the same end, and change nothing that was handed in', () => {
  everyStep(({ before, event, after, effects }, model) => {
    const copy = structuredClone({ before, event });
    expect(step(before, event, model)).toEqual({ state: after, effects });
    expect({ before, event }).toEqual(copy);
  });
});
