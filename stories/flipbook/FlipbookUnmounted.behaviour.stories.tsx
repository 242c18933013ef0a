import { useReducer } from 'react';
import { createPortal } from 'react-dom';
import { expect } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import type { FlipbookHandle } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviourTold, handle, type Props, plays, reported, type Story } from './play/behaviour.tsx';
import { frames, rootIn } from './play/book.ts';
import { Hand } from './play/Hand.ts';

export default { title: 'Flipbook/Flipbook/Behaviour/Unmounted', tags: ['!autodocs', 'behaviour'], ...behaviourTold };

interface MountableProps extends Props {
  /** Where the book is put, if not beside its button. */
  place?: Element;
  /** The drop-in, if it is not the book itself. */
  isDropIn?: boolean;
}

function Mountable({ children, place, isDropIn, ...args }: MountableProps) {
  const [mounted, toggle] = useReducer((before: boolean) => !before, true);
  const book = isDropIn ? (
    <HTMLFlipBook width={args.width} height={args.height}>
      {children}
    </HTMLFlipBook>
  ) : (
    <Flipbook {...args} ref={handle}>
      {children}
    </Flipbook>
  );
  return (
    <>
      <button type="button" onClick={toggle}>
        Toggle
      </button>
      {mounted && (place ? createPortal(book, place) : book)}
    </>
  );
}

/** What each method of a handle answers once its book is gone. */
const answersOfNoBook: { [Name in keyof FlipbookHandle]: Awaited<ReturnType<FlipbookHandle[Name]>> } = {
  flipNext: false,
  flipPrev: false,
  flip: false,
  turnToPage: false,
  turnToNextPage: false,
  turnToPrevPage: false,
  showCorner: undefined,
  getPageCount: 0,
  getCurrentPageIndex: 0,
  getOpenPages: [],
  getTargetPage: 0,
  getPageOf: null,
  toElement: false,
  getOrientation: 'landscape',
  getState: 'read',
  getBoundsRect: null,
  getElement: null,
  update: undefined,
};

/** Unmounted during a turn, a book calls no handler any more, and the turn's promise resolves to false. A handle that was kept does nothing. */
export const TakenAwayInMidTurn = plays(
  { render: (args) => <Mountable {...args} /> },
  async ({ canvas, userEvent }) => {
    await frames(4);
    const kept = handle.current;
    const landed = kept?.flip(6);
    reported();
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }));
    await expect(await landed).toBe(false);
    await frames(2);
    await expect(handle.current).toBeNull();
    const answers = Object.entries({ ...kept }).map(async ([name, method]) => [
      name,
      // A page, where one is asked for.
      await Reflect.apply(method, kept, [2]),
    ]);
    await expect(Object.fromEntries(await Promise.all(answers))).toEqual(answersOfNoBook);
    await expect(reported()).toEqual([]);
    await expect(document.getAnimations()).toEqual([]);
  },
);

type Kind = 'listeners' | 'observers' | 'frames' | 'timers';

const requests = [
  ['frames', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ['timers', 'requestIdleCallback', 'cancelIdleCallback'],
  ['timers', 'setTimeout', 'clearTimeout'],
  ['timers', 'setInterval', 'clearInterval'],
] as const;

/** Calls the method that was there, with what was given or with other arguments. */
type Call = (...given: readonly unknown[]) => unknown;

/**
 * Counts the listeners, observers, frames and timers that are asked for from now on, and takes off those that are ended: the
 * window's, the document's, and those of any element, since a book that is only hidden leaves its elements there.
 */
function ledger() {
  const kept = new Map<unknown, Kind>();
  const restores: (() => void)[] = [];
  const wrap = (
    owner: object,
    name: string,
    around: (self: unknown, given: unknown[], call: Call) => unknown,
  ): void => {
    const before: Call = Reflect.get(owner, name);
    restores.push(() => Object.assign(owner, { [name]: before }));
    const after = function (this: unknown, ...given: unknown[]) {
      return around(this, given, (...args) => Reflect.apply(before, this, args));
    };
    Object.assign(owner, { [name]: after });
  };
  const end =
    (keyOf: (self: unknown, given: unknown[]) => unknown) => (self: unknown, given: unknown[], call: Call) => {
      kept.delete(keyOf(self, given));
      return call(...given);
    };

  for (const { prototype } of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    wrap(prototype, 'observe', (self, given, call) => {
      kept.set(self, 'observers');
      return call(...given);
    });
    wrap(
      prototype,
      'disconnect',
      end((self) => self),
    );
  }
  for (const [kind, ask, cancel] of requests) {
    wrap(window, ask, (_, [callback, ...rest], call) => {
      const done = (...args: unknown[]): void => {
        if (ask !== 'setInterval') kept.delete(`${ask} ${id}`);
        if (typeof callback === 'function') callback(...args);
      };
      const id = call(done, ...rest);
      kept.set(`${ask} ${id}`, kind);
      return id;
    });
    wrap(
      window,
      cancel,
      end((_, [id]) => `${ask} ${id}`),
    );
  }

  const names = new Map<unknown, number>();
  const nameOf = (thing: unknown) => {
    if (!names.has(thing)) names.set(thing, names.size);
    return names.get(thing);
  };
  const isCapture = (options: unknown) =>
    typeof options === 'object' && options ? Reflect.get(options, 'capture') : options;
  const listening = (self: unknown, [type, listener, options]: unknown[]) =>
    `${nameOf(self ?? window)} ${type} ${nameOf(listener)} ${Boolean(isCapture(options))}`;
  const { addEventListener: listen } = EventTarget.prototype;
  // Vitest has put functions of its own on the window: those of the prototype never see what is asked of that.
  for (const owner of [window, EventTarget.prototype]) {
    wrap(owner, 'addEventListener', (self, given, call) => {
      const key = listening(self, given);
      const { signal, once = false }: AddEventListenerOptions = Object(given[2]);
      const forget = (): void => void kept.delete(key);
      // A signal is gone with what it ends.
      if (!(self instanceof AbortSignal || signal?.aborted)) {
        kept.set(key, 'listeners');
        if (signal) listen.call(signal, 'abort', forget);
        if (once) listen.call(self ?? window, String(given[0]), forget, { once, capture: isCapture(given[2]) });
      }
      return call(...given);
    });
    wrap(owner, 'removeEventListener', end(listening));
  }

  return {
    open: () => {
      const counts: Record<Kind, number> = { listeners: 0, observers: 0, frames: 0, timers: 0 };
      for (const kind of kept.values()) counts[kind] += 1;
      return counts;
    },
    restore: () => {
      for (const restore of restores) restore();
    },
  };
}

const besideTheCanvas = document.createElement('div');

/** Brings a book, begins a turn, and takes it away, a hundred times. @param observers - how many one book has */
const comesAndGoes = (observers: number, isDropIn: boolean): Story => ({
  args: { width: 50, height: 50 },
  // Storybook's highlighter answers each change inside its canvas with listeners and observers of its own.
  beforeEach: () => {
    document.body.append(besideTheCanvas);
    return () => besideTheCanvas.remove();
  },
  render: (args) => <Mountable {...args} isDropIn={isDropIn} place={besideTheCanvas} />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    await userEvent.click(toggle);
    const { open, restore } = ledger();
    let alive = open();
    for (let mount = 0; mount < 100; mount += 1) {
      toggle.click();
      await Promise.resolve();
      // No pointer moves: Storybook asks for a frame each time one does.
      new Hand(rootIn(besideTheCanvas)).click([0.75, 0.5]);
      alive = open();
      toggle.click();
      await Promise.resolve();
    }
    const kept = open();
    restore();
    await expect(kept).toEqual({ listeners: 0, observers: 0, frames: 0, timers: 0 });
    await expect(alive.observers).toBe(observers);
    await expect(alive.frames).toBeGreaterThan(0);
    // Also those at the window.
    await expect(alive.listeners).toBeGreaterThan(10);
  },
});

/** A book that came and went a hundred times leaves no listener, no observer, no frame and no timer behind. */
export const NoLeak = comesAndGoes(1, false);

/** Nor does the drop-in, which watches its boxes for the sake of their classes. */
export const NoLeakOfTheDropIn = comesAndGoes(2, true);
