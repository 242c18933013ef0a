import { expect, test } from 'vitest';
import { reachablePoint } from './crease.ts';
import { step } from './machine.ts';
import { targetOf } from './run.ts';
import { firstOpenPage, firstPage, spreadAt, spreadIndexOf, turnEnds } from './spreads.ts';
import type { Motion } from './state.ts';
import { everyBook, everyStep } from './testing/anyHistory.ts';
import { describeEffects, play } from './testing/book.ts';
import { cancel, finishLast, leave } from './testing/events.ts';

// States and events are frozen, so a step that mutates them throws.
test('states and effects survive JSON, and a step from a parsed state has the same result', () => {
  everyStep(({ before, event, state, effects }, model) => {
    expect(JSON.parse(JSON.stringify({ state, effects }))).toStrictEqual({ state, effects });
    expect(step(JSON.parse(JSON.stringify(before)), event, model)).toEqual({ state, effects });
  });
});

test('the open page is always the first of a spread', () => {
  everyStep(({ state: { page } }, model) => {
    const spread = spreadAt(spreadIndexOf(page, model), model);
    expect(page).toBe(spread ? firstPage(spread) : 0);
  });
});

test('a book with at most one page never moves', () => {
  everyStep(({ event, state, effects }, model) => {
    if (model.pageCount > 1) return;
    expect(state.motion).toEqual({ phase: 'read' });
    expect(describeEffects(effects)).toEqual(event.type === 'turn-requested' ? ['refused'] : []);
  });
});

test('effects report every change of phase, and only allowed changes happen', () => {
  const follows: Readonly<Record<Motion['phase'], readonly Motion['phase'][]>> = {
    read: ['fold_corner', 'user_fold', 'flipping'],
    fold_corner: ['read', 'user_fold', 'flipping'],
    user_fold: ['flipping', 'read'],
    flipping: ['read'],
  };
  everyStep(({ before, event, state, effects }) => {
    let phase = before.motion.phase;
    for (const effect of effects) {
      if (effect.type !== 'state-changed') continue;
      expect(follows[phase]).toContain(effect.state);
      // A fold goes straight to `read` only when the book changes its shape, or opens another page
      // without an animation.
      if (phase === 'user_fold' && effect.state === 'read') expect(event.type).toMatch(/^book-|^turn-requested$/);
      phase = effect.state;
    }
    expect(phase).toBe(state.motion.phase);
  });
});

test('page-flipped reports the page exactly when a turn changes it; if something moved, read follows', () => {
  everyStep(({ before, event, state, effects }) => {
    const flips = effects.flatMap((effect, index) => (effect.type === 'page-flipped' ? [{ ...effect, index }] : []));
    const isFlip = before.page !== state.page && !/^book-re(opened|fitted)$/.test(event.type);
    expect(flips.map(({ page }) => page)).toEqual(isFlip ? [state.page] : []);
    const read = { type: 'state-changed', state: 'read' };
    for (const { index } of flips) {
      if (before.motion.phase === 'read') expect(effects).not.toContainEqual(read);
      else expect(effects[index + 1]).toEqual(read);
    }
  });
});

test('every turn ends once, in order; if it does not return, it announces its target; every request gets one answer', () => {
  everyBook((steps) => {
    const begunRuns = steps.flatMap(({ before, event, state }) => {
      const isTurn = state.motion.phase === 'flipping' || (event.type === 'turn-requested' && event.instant);
      return isTurn && state.lastRun > before.lastRun ? [state.lastRun] : [];
    });
    const effects = steps.flatMap((each) => each.effects);
    const announced = effects.filter((effect) => effect.type === 'turn-coming' && effect.certain);
    const requests = steps.flatMap(({ event }) => (event.type === 'turn-requested' ? event.request : []));
    const motion = steps.at(-1)?.state.motion;
    const ends = [
      ...effects.filter((effect) => effect.type === 'turn-ended'),
      ...(motion?.phase === 'flipping'
        ? [{ ...motion, run: motion.run.id, began: motion.outcome === 'complete' }]
        : []),
    ];
    expect(ends.flatMap(({ run }) => run ?? [])).toEqual(begunRuns);
    expect(ends.flatMap(({ request }) => request ?? []).sort()).toEqual(requests.sort());
    expect(ends.filter(({ began }) => began)).toHaveLength(announced.length);
  });
});

test('a turn announces its target before it starts, and does not start when refused', () => {
  everyStep(({ before, event, state, effects }, model) => {
    const index = effects.findIndex(({ type }) => type === 'turn-coming');
    const turn = effects[index];
    if (turn?.type !== 'turn-coming' || !turn.certain) return;
    expect([index, turn.from]).toEqual([0, targetOf(before)]);
    expect(targetOf(state)).toBe(turn.to);
    expect(turn.durationMs).toBe(state.motion.phase === 'flipping' ? state.motion.run.durationMs : 0);
    // A refused request changes nothing. A fold returns when its release is refused.
    const request = event.type === 'turn-requested' ? event.request : null;
    const refused = step(before, { type: 'turn-refused', request }, model);
    expect(refused.effects.some(({ type }) => type === 'turn-coming' || type === 'page-flipped')).toBe(false);
    expect(targetOf(refused.state)).toBe(targetOf(before));
    if (request !== null) expect(refused.state).toBe(before);
  });
});

test('every drag announces its turn before it lifts the page, and lifts nothing when refused', () => {
  everyStep(({ before, event, state, effects }, model) => {
    const isLift = before.motion.phase !== 'user_fold' && state.motion.phase === 'user_fold';
    const coming = effects.find(({ type }) => type === 'turn-coming');
    const isAnnounced = coming?.type === 'turn-coming' && !coming.certain;
    expect(isAnnounced).toBe(isLift);
    if (!isAnnounced) return;
    expect([coming.from, coming.reason, coming.durationMs]).toEqual([targetOf(before), 'drag', 0]);
    const refused = step(before, { type: 'drag-refused' }, model).state;
    expect(refused.press?.role).toBe('idle');
    expect(step(refused, event, model).state.motion.phase).not.toBe('user_fold');
  });
});

test('a turn that lands opens its page', () => {
  everyStep(({ before: { motion }, state, effects }) => {
    if (motion.phase !== 'flipping') return;
    const end = effects.find((effect) => effect.type === 'turn-ended' && effect.run === motion.run.id);
    if (end?.type !== 'turn-ended' || !end.landed) return;
    expect(motion.outcome).toBe('complete');
    expect(state.page).toBe(motion.turn.toPage);
  });
});

test('a pointer folds a page exactly while the state is user_fold', () => {
  everyStep(({ state: { motion, press } }) => {
    expect(press?.role === 'fold').toBe(motion.phase === 'user_fold');
  });
});

test('every movement is within reach of the paper, and one that may fall back started at the open page', () => {
  everyStep(({ state: { motion, page } }, model) => {
    if (motion.phase === 'read') return;
    expect(motion.turn.fromPage).not.toBe(motion.turn.toPage);
    if (motion.phase !== 'flipping' || motion.outcome === 'return') expect(motion.turn.fromPage).toBe(page);
    const { run } = motion;
    const points = [...('at' in motion ? [motion.at] : []), ...(run ? [run.from, run.to] : [])];
    expect(points.length).toBeGreaterThan(0);
    for (const point of points) {
      const { x, y } = reachablePoint(point, motion.turn.corner, model.page);
      expect(Math.hypot(x - point.x, y - point.y)).toBeLessThan(1e-6);
    }
  });
});

test('book-reshaped and book-reopened end all movement, and book-reopened opens its page', () => {
  everyStep(({ event, state }, model) => {
    if (event.type !== 'book-reshaped' && event.type !== 'book-reopened') return;
    expect(state).toMatchObject({ motion: { phase: 'read' }, press: null });
    if (event.type === 'book-reopened') expect(state.page).toBe(firstOpenPage(event.page, model));
  });
});

test('an unreleased pointer turns no page, and only a drag ends a running turn, by landing it', () => {
  everyStep(({ event: { type }, state, before }) => {
    if (!type.startsWith('pointer-') || type === 'pointer-released') return;
    const isDrag = type === 'pointer-moved' && state.motion.phase === 'user_fold';
    expect(state.page).toBe(isDrag ? targetOf(before) : before.page);
    if (before.motion.phase === 'flipping' && !isDrag) expect(state.motion).toBe(before.motion);
    if (state.motion.phase === 'flipping' && /hovered|moved/.test(type)) expect(before.motion).toBe(state.motion);
  });
});

test('every book comes to rest after the pointer leaves and all runs end', () => {
  everyBook((steps, model) => {
    const { state } = play(model, [cancel, leave, finishLast], steps.at(-1)?.state);
    expect(state).toMatchObject({ motion: { phase: 'read' }, press: null });
  });
});

test('a movement continues the same turn through a change of the book, without effects', () => {
  everyStep(({ before, event, state, effects }) => {
    if (event.type !== 'book-refitted') return;
    expect(effects).toEqual([]);
    expect(state.motion.phase).toBe(before.motion.phase);
    expect(state.motion.run?.id).toBe(before.motion.run?.id);
    expect(state.press?.role).toBe(before.press?.role);
    if (before.motion.phase === 'read' || state.motion.phase === 'read') return;
    const { front, back } = before.motion.turn;
    const renumber = (page: number | null) => (page === null ? null : event.renumbering?.[page]);
    expect(state.motion.turn).toMatchObject({ front: renumber(front), back: renumber(back) });
  });
});

test('a run ends where its outcome says, within the time of a full turn', () => {
  everyStep(({ state: { motion } }, model) => {
    if (motion.phase !== 'flipping') return;
    const { start, goal } = turnEnds(motion.turn, model.page);
    expect(motion.run.to).toEqual(motion.outcome === 'complete' ? goal : start);
    expect(motion.run.durationMs).toBeGreaterThanOrEqual(0);
    expect(motion.run.durationMs).toBeLessThanOrEqual(model.flippingTime);
  });
});

test('run-finished ends the current run, and changes nothing for any other run', () => {
  everyBook((steps) => {
    for (const { state, model } of steps) {
      for (let id = 0; id <= state.lastRun; id += 1) {
        const next = step(state, { type: 'run-finished', run: id }, model);
        const { motion } = state;
        // Only a hinting corner continues: it falls after it rises.
        const isRisenHint = motion.phase === 'fold_corner' && motion.isHint && !motion.isFalling;
        if (id === motion.run?.id) expect(next.state.motion.run?.id).toBe(isRisenHint ? id + 1 : undefined);
        else expect(next).toEqual({ state, effects: [] });
      }
    }
  });
});
