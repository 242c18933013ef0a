import type { FlipbookEvent } from './events.ts';
import { cancelPress, drag, dropCorner, hover, press, refuseDrag, release, scroll, showCorner } from './gestures.ts';
import { refit } from './refit.ts';
import { abandonTurn, finishMotion, finishRun, requestTurn } from './run.ts';
import { firstOpenPage } from './spreads.ts';
import type { BookState, Effect, Model, Step } from './state.ts';

/** The state after an event, and its effects. Pure, and the only way a book changes. */
export function step(state: BookState, event: FlipbookEvent, model: Model): Step {
  const states = statesOf(state, event, model);
  const effects = states
    .flatMap((after, index) => effectsBetween(states[index - 1] ?? state, after))
    .filter((effect) => !isInstant(event) || !isOfNewTurn(effect, state));
  if ('request' in event && event.request !== null && states.length === 0)
    effects.push({
      type: 'turn-ended',
      run: null,
      request: event.request,
      began: false,
      landed: false,
      refused: event.type === 'turn-refused',
    });
  return { state: states.at(-1) ?? state, effects };
}

function isInstant(event: FlipbookEvent): boolean {
  return event.type === 'turn-requested' && event.instant;
}

/** Whether an effect reports a state of the new turn, not of a movement that was running before. */
function isOfNewTurn(effect: Effect, { motion }: BookState): boolean {
  return effect.type === 'state-changed' && (effect.state === 'flipping' || motion.phase === 'read');
}

/**
 * The states that an event leads to. A running turn lands before a drag folds another page, and in
 * the drop-in before a turn to an adjacent spread.
 */
function statesOf(state: BookState, event: FlipbookEvent, model: Model): readonly BookState[] {
  const states = statesWithoutLanding(state, event, model);
  const { phase, run } = state.motion;
  const next = states.at(-1)?.motion;
  // A click may begin a turn and also run a handler that requests a page. That request replaces the turn.
  const isJump = 'to' in event && typeof event.to === 'number';
  const isStep = model.isDropIn && !isJump && next?.phase === 'flipping' && next.run.id !== run?.id;
  if (phase !== 'flipping' || !(isStep || next?.phase === 'user_fold')) return states;
  const landedState = finishMotion(state);
  return [landedState, ...statesWithoutLanding(landedState, event, model)];
}

/** The states if no running turn lands first. Empty for a request that turns nothing. */
function statesWithoutLanding(state: BookState, event: FlipbookEvent, model: Model): readonly BookState[] {
  switch (event.type) {
    case 'pointer-pressed':
      return [press(state, event, model)];
    case 'pointer-moved':
      return [drag(state, event, model)];
    case 'pointer-released':
      return [release(state, event, model)];
    case 'pointer-canceled':
      return [cancelPress(state, model)];
    case 'pointer-scrolled':
      return [scroll(state, model)];
    case 'pointer-hovered':
      return [hover(state, event.at, model)];
    case 'corner-shown':
      return [showCorner(state, event.corner, model)];
    case 'pointer-left':
      return [dropCorner(state, model)];
    case 'turn-requested': {
      const turning = requestTurn(state, event, isInstant(event) ? { ...model, flippingTime: 0 } : model);
      if (!turning) return [];
      return isInstant(event) ? [turning, finishMotion(turning)] : [turning];
    }
    case 'turn-refused':
      return event.request === null ? [cancelPress(state, model)] : [];
    case 'drag-refused':
      return [refuseDrag(state, model)];
    case 'run-finished':
      return [finishRun(state, event.run)];
    case 'book-refitted':
      return [refit(state, event, model) ?? state];
    case 'book-reshaped': {
      const released = { ...state, press: null };
      const ending = event.isTargetGone ? abandonTurn(released) : released;
      return [ending, finishMotion(ending)];
    }
    case 'book-reopened': {
      const returning = abandonTurn({ ...state, press: null });
      const restingState = finishMotion(returning);
      return [returning, restingState, { ...restingState, page: firstOpenPage(event.page, model) }];
    }
    default:
      return event satisfies never;
  }
}

/** In order: the coming turn, the open page, the state, the end of the previous turn. */
function effectsBetween(before: BookState, after: BookState): readonly Effect[] {
  const { motion } = after;
  const effects: Effect[] = [];
  const ended = before.motion.phase === 'flipping' && before.motion.run.id !== motion.run?.id ? before.motion : null;
  const { phase } = motion;
  const certain =
    motion.phase === 'flipping' && motion.outcome === 'complete' && motion.run.id !== before.motion.run?.id;
  if (certain || (motion.phase === 'user_fold' && before.motion.phase !== phase)) {
    const { fromPage: from, toPage: to } = motion.turn;
    const [reason, durationMs] = certain ? [motion.reason, motion.run.durationMs] : (['drag', 0] as const);
    effects.push({ type: 'turn-coming', from, to, reason, durationMs, certain });
  }
  // A turn requested during another may lead back to the open page. It then reports no flip.
  if (ended && after.page !== before.page)
    effects.push({ type: 'page-flipped', page: after.page, reason: ended.reason });
  if (phase !== before.motion.phase) effects.push({ type: 'state-changed', state: phase });
  if (ended) {
    const landed = phase === 'read' && ended.outcome === 'complete';
    const began = ended.outcome !== 'return';
    effects.push({ type: 'turn-ended', run: ended.run.id, request: ended.request, began, landed });
  }
  return effects;
}
