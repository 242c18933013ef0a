import { ask } from './ask.ts';
import { effectsOf } from './effects.ts';
import type { BookEvent } from './events.ts';
import { endHover, endLift, hover } from './hover.ts';
import type { Model } from './model.ts';
import { cancel, drag, press } from './press.ts';
import { release } from './release.ts';
import { finish } from './run.ts';
import type { BookState, Step } from './state.ts';

/** The state of a book that has just been opened at `page`. */
export function openAt(page: number): BookState {
  return { page, motion: { phase: 'read' }, press: null, runs: 0 };
}

/** What becomes of a book when something happens to it, and what is told of it. Pure; the only way a book changes. */
export function step(state: BookState, event: BookEvent, model: Model): Step {
  const next = stateAfter(state, event, model);
  const effects = effectsOf(state, next);
  if (event.type !== 'asked' || !event.instant || next === state) return { state: next, effects };
  const ended = finish(next);
  return { state: ended, effects: [...effects, ...effectsOf(next, ended)] };
}

function stateAfter(state: BookState, event: BookEvent, model: Model): BookState {
  switch (event.type) {
    case 'hovered':
      return hover(state, event.at, model);
    case 'hoverEnded':
      return endHover(state);
    case 'lifted':
      return endLift(state);
    case 'pressed':
      return press(state, event, model);
    case 'dragged':
      return drag(state, event.at, model);
    case 'released':
      return release(state, event, model);
    case 'cancelled':
      return cancel(state, model);
    case 'asked':
      return ask(state, event, model);
    case 'landed':
      // A run that was overtaken may still report its end.
      return state.motion.phase === 'flipping' && state.motion.run === event.run ? finish(state) : state;
    case 'reshaped':
      return finish({ ...state, press: null });
    default:
      return event satisfies never;
  }
}
