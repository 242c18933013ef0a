import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { reachable } from './fold.ts';
import { endHover } from './hover.ts';
import { cancel, shown } from './run.ts';
import { firstPage, spreadAt, spreadOf } from './spreads.ts';
import type { Motion } from './state.ts';
import { jump, openAt, step } from './step.ts';
import { everyBook, everyStep } from './testing/anyHappening.ts';
import { bookOf } from './testing/book.ts';
import { turnEnds } from './turn.ts';

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
  everyStep(({ before, happening, effects }) => {
    let phase = before.motion.phase;
    for (const effect of effects) {
      if (effect.type !== 'state') continue;
      expect(follows[phase]).toContain(effect.state);
      // A fold goes straight to rest only when the book changes its shape under it.
      if (phase === 'user_fold' && effect.state === 'read') expect(happening.kind).toBe('reshape');
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

test('every turn that runs is answered exactly once, in order, and at most one is under way', () => {
  everyBook((steps) => {
    const begun = steps.flatMap(({ before, changed: { motion } }) =>
      motion.phase === 'flipping' && motion !== before.motion ? [motion] : [],
    );
    const answered = steps.flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.type === 'ended' ? [effect.motion] : [])),
    );
    const last = steps.at(-1)?.after ?? openAt(0);
    const all: readonly Motion[] = [...answered, ...(last.motion.phase === 'flipping' ? [last.motion] : [])];
    expect(all).toHaveLength(begun.length);
    for (const [index, motion] of begun.entries()) expect(all[index]).toBe(motion);
  });
});

test('who was told of a landing is on the page of that turn', () => {
  everyStep(({ before, after, effects }) => {
    const { motion } = before;
    if (motion.phase !== 'flipping') return;
    const end = effects.find((effect) => effect.type === 'ended' && effect.motion === motion);
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
    const points = [motion.at, motion.run?.from, motion.run?.to].filter((point) => point !== undefined);
    expect(points.length).toBeGreaterThan(0);
    for (const point of points) {
      const { x, y } = reachable(point, motion.turn.corner, model.page);
      expect(Math.hypot(x - point.x, y - point.y)).toBeLessThan(1e-6);
    }
  });
});

test('a run takes no longer than a full turn, and no less than no time', () => {
  everyStep(({ after: { motion } }, model) => {
    if (motion.phase !== 'flipping') return;
    expect(motion.run.durationMs).toBeGreaterThanOrEqual(0);
    expect(motion.run.durationMs).toBeLessThanOrEqual(model.flippingTime);
  });
});

test('hovering and moving a pointer never turn a page', () => {
  everyStep(({ happening: { kind }, after, before }) => {
    if (kind !== 'hover' && kind !== 'drag' && kind !== 'press') return;
    expect(after.page).toBe(before.page);
    if (after.motion.phase === 'flipping' && kind !== 'press') expect(before.motion.phase).toBe('flipping');
  });
});

test('once the pointer is gone and everything shown to its end, every book rests in read', () => {
  everyBook((steps, model) => {
    let state = steps.at(-1)?.after ?? openAt(0);
    for (const change of [cancel, endHover]) state = step(state, change, model).state;
    const { run } = state.motion;
    if (run) state = step(state, shown(run), model).state;
    expect(state.motion).toEqual({ phase: 'read' });
    expect(state.press).toBeNull();
  });
});

test('a run goes to one of the two ends of its turn, by whether it is over', () => {
  everyStep(({ changed: { motion } }, model) => {
    if (motion.phase !== 'flipping') return;
    const { start, goal } = turnEnds(motion.turn, model.page);
    expect(motion.run.to).toEqual(motion.outcome === 'over' ? goal : start);
  });
});

test('a run that was reported has ended, and a late report changes nothing', () => {
  everyBook((steps, model) => {
    const runs = new Set(steps.flatMap(({ changed }) => changed.motion.run ?? []));
    for (const { after } of steps) {
      for (const run of runs) {
        const { state, effects } = step(after, shown(run), model);
        if (run === after.motion.run) {
          expect(state.motion.run).toBeUndefined();
        } else {
          expect(state).toBe(after);
          expect(effects).toEqual([]);
        }
      }
    }
  });
});

// What is handed in is frozen: changing it throws.
test('the same things happening to the same book lead to the same end, and change nothing that was handed in', () => {
  everyStep(({ before, happening, change, after, effects }, model) => {
    expect((happening.instant ? jump : step)(before, change, model)).toEqual({ state: after, effects });
  });
});

test('a request that jumps is at its end at once, one that turns is not', () => {
  const [book, turns] = [bookOf(), ask({ to: 'forward', corner: 'top', reason: 'key' })];
  expect(step(openAt(0), turns, book).state.motion.phase).toBe('flipping');
  expect(jump(openAt(0), turns, book).state).toEqual(openAt(2));
});
