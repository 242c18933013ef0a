import type { FlipbookEvent, TurnRequested } from '../engine/events.ts';
import { step } from '../engine/machine.ts';
import type { PublishedState } from '../engine/publishedState.ts';
import { targetOf } from '../engine/run.ts';
import type { Corner } from '../engine/shapes.ts';
import { loneSide, openPages, openSpread, pagesBeside, type Renumbering } from '../engine/spreads.ts';
import {
  type BookState,
  type ComingTurn,
  type Effect,
  type Motion,
  openAt,
  type Step,
  type TurnAnswer,
  type TurnEnded,
} from '../engine/state.ts';
import type { TurnProgress } from './BookProps.ts';
import type { ViewModel } from './bookSizes.ts';
import type { CallbackQueue } from './callbackQueue.ts';
import { createDrawing } from './drawing.ts';
import { loadPictures, pageBox, writeState } from './elements.ts';
import { followProgress } from './turnProgress.ts';

interface PageRequest extends Pick<TurnRequested, 'to' | 'reason'> {
  /** @default 'bottom' */
  readonly corner?: Corner;
  /** @default false */
  readonly instant?: boolean;
}

interface BookStoreOptions {
  readonly page: number;
  readonly model: ViewModel;
  readonly root: HTMLElement;
  /** The box of all pages. */
  readonly book: HTMLElement;
  readonly calls: CallbackQueue;
  /** Called before a turn begins. If it returns `false`, the turn is canceled. */
  readonly mayBegin: (turn: ComingTurn) => boolean;
  readonly onEffect: (effect: Effect) => void;
  readonly progressHandler: () => ((turn: TurnProgress) => void) | undefined;
}

/** Steps the engine, draws its state, and answers requests. Contains no rules itself. */
export function createBookStore(options: BookStoreOptions) {
  const { page, root, book, calls, mayBegin, onEffect, progressHandler } = options;
  let { model } = options;
  let state = openAt(page, model);
  /** The functions that resolve the promises of requests, by request id, until their turns end. */
  const pendingRequests = new Map<TurnEnded['request'], (answer: TurnAnswer) => void>();
  let lastRequest = 0;
  const progress = followProgress({ book: () => ({ state, model }), progressHandler, calls });
  const drawing = createDrawing(book, (run) => send({ type: 'run-finished', run }));

  function send(event: FlipbookEvent): BookState {
    const next = stepWith(event, (before) => state.motion !== before && drawing.draw({ state, model }));
    skipRun();
    return next;
  }

  /** Takes a step. Its effects are reported before those of the steps that handlers cause. */
  function stepWith(event: FlipbookEvent, draw?: (before: Motion) => unknown): BookState {
    return calls.batch(() => {
      const next = nextStep(event);
      const { motion } = state;
      state = next.state;
      draw?.(motion);
      // A page that is only dragged farther has no effects, and changes no attribute.
      if (next.effects.length > 0) showState();
      for (const effect of next.effects) {
        if (effect.type === 'turn-ended') {
          pendingRequests.get(effect.request)?.(answerOf(effect));
          pendingRequests.delete(effect.request);
        }
        progress.onEffect(effect);
        onEffect(effect);
      }
      return next.state;
    });
  }

  /** The step of an event. If a handler refuses its turn, the step of the refusal instead. */
  function nextStep(event: FlipbookEvent): Step {
    const before = { state, model };
    const next = step(state, event, model);
    const coming = next.effects.find((effect) => effect.type === 'turn-coming');
    const isAllowed = !coming || mayBegin(coming);
    // The handler may have laid the book out again.
    if (isAllowed && before.state === state && before.model === model) return next;
    if (isAllowed) return step(state, event, model);
    const request = 'request' in event ? event.request : null;
    return step(state, coming.certain ? { type: 'turn-refused', request } : { type: 'drag-refused' }, model);
  }

  function redraw(): void {
    drawing.redraw({ state, model });
    showState();
  }

  function showState(): void {
    writeState(root, 'state', model.frozen ? 'flipping' : state.motion.phase);
    // Use the turn's target, so that a closed book leaves the center while it opens.
    writeState(root, 'alone', loneSide(openSpread(targetOf(state), model), model.rightToLeft));
  }

  /** Without motion, a run ends at once, with the same effects in the same order. */
  function skipRun(): void {
    const { run } = state.motion;
    if (run && model.isStill) send({ type: 'run-finished', run: run.id });
  }

  /** The boxes of the open pages, or of those that will be open when the running turn lands. */
  function openPageBoxes(): readonly HTMLElement[] {
    return openPages(targetOf(state), model).flatMap((open) => pageBox(book, open) ?? []);
  }

  const boxesBeside = () => pagesBeside(state.page, model).map((beside) => pageBox(book, beside));

  function loadPicturesBeside(): void {
    for (const box of [...openPageBoxes(), ...boxesBeside()]) loadPictures(box);
  }

  redraw();
  return {
    drawing,
    send,
    openPageBoxes,
    loadPicturesBeside,
    get state(): BookState {
      return state;
    },
    get model(): ViewModel {
      return model;
    },
    get published(): PublishedState {
      return { state, binding: model, frozen: drawing.frozenIn({ state, model }) };
    },
    request(pageRequest: PageRequest): Promise<TurnAnswer> {
      if (model.frozen) return Promise.resolve('disabled');
      return new Promise((resolve) => {
        lastRequest += 1;
        const request = lastRequest;
        pendingRequests.set(request, resolve);
        // A request by a handler waits until the handlers of earlier effects have run.
        calls.enqueue(() =>
          send({ type: 'turn-requested', request, corner: 'bottom', instant: false, ...pageRequest }),
        );
      });
    },
    /**
     * Replaces the layout without ending a movement. Returns `false`, and changes nothing, with a
     * frozen turn, in another orientation or reading direction, or if the movement cannot continue.
     */
    refit(next: ViewModel, nextPage: number, renumbering: Renumbering): boolean {
      // A frozen turn allows no movement beside it.
      if (next.frozen) return false;
      const [previousState, previousModel] = [state, model];
      const { orientation, rightToLeft, page: size } = previousModel;
      model = next;
      const from = { orientation, rightToLeft, page: size };
      if (stepWith({ type: 'book-refitted', from, renumbering, page: nextPage }) === previousState) {
        model = previousModel;
        return false;
      }
      redraw();
      skipRun();
      return true;
    },
    /** Ends all movement without drawing it. */
    finishMotion(renumbering: Renumbering = null): void {
      const isTargetGone = openPages(targetOf(state), model).every((target) => renumbering?.[target] === null);
      drawing.endLeaves();
      stepWith({ type: 'book-reshaped', isTargetGone });
      progress.finish();
    },
    /** Shows a book that was laid out again. Call after `finishMotion`. */
    reopen(next: ViewModel, nextPage: number): void {
      model = next;
      stepWith({ type: 'book-reopened', page: nextPage }, redraw);
    },
    updateSettings(next: ViewModel): void {
      model = next;
      skipRun();
    },
    /** Lays out the adjacent pages early, for the turn to reuse, and computes its frames. */
    prepareTurn(to: 'forward' | 'back'): void {
      drawing.layOut(boxesBeside());
      drawing.prepare({ state, model }, to);
    },
    /** Returns whether the drawing was waiting for the pages that are rendered now. */
    onPagesRendered(): boolean {
      loadPicturesBeside();
      return drawing.onPagesRendered({ state, model });
    },
    /** Stops everything. No effects are reported afterward; pending requests resolve to `hidden`. */
    destroy(): void {
      drawing.endLeaves();
      progress.stop();
      for (const resolve of pendingRequests.values()) resolve('hidden');
    },
  };
}

function answerOf({ landed, run, refused }: TurnEnded): TurnAnswer {
  if (landed) return 'landed';
  return refused ? 'refused' : run === null ? 'boundary' : 'replaced';
}

export type BookStore = ReturnType<typeof createBookStore>;
