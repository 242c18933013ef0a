import { useReducer } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { expect, screen, spyOn } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import type { FlipbookHandle } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviourWithHandlers, handle, type Props, plays, reported, type Story } from './play/behaviour.tsx';
import { frames, rootIn } from './play/book.ts';
import { corner, Hand } from './play/Hand.ts';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Unmounted',
  tags: ['!autodocs', 'behaviour'],
  ...behaviourWithHandlers,
};

interface MountableProps extends Props {
  /** The container to render into, if not beside the button. */
  container?: Element;
  /** The drop-in, if it replaces the flipbook. */
  isDropIn?: boolean;
}

function Mountable({ children, container, isDropIn, ...args }: MountableProps) {
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
      {mounted && (container ? createPortal(book, container) : book)}
    </>
  );
}

/** The result of each method of a handle after the flipbook unmounts. */
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

/**
 * If the flipbook unmounts during a turn, it calls no more handlers, and the turn's promise
 * resolves to false. A stored handle does nothing.
 */
export const FlipbookUnmountsDuringATurn = plays(
  { render: (args) => <Mountable {...args} /> },
  async ({ canvas, userEvent }) => {
    await frames(4);
    const storedHandle = handle.current;
    const landed = storedHandle?.flip(6);
    reported();
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }));
    await expect(await landed).toBe(false);
    await frames(2);
    await expect(handle.current).toBeNull();
    const answers = Object.entries({ ...storedHandle }).map(async ([name, method]) => [
      name,
      // A page number, for methods that take one.
      await Reflect.apply(method, storedHandle, [2]),
    ]);
    await expect(Object.fromEntries(await Promise.all(answers))).toEqual(answersOfNoBook);
    await expect(reported()).toEqual([]);
    await expect(document.getAnimations()).toEqual([]);
  },
);

/** If a handler unmounts the flipbook, no later handler is called. */
export const HandlerUnmountsTheFlipbook = plays(
  {
    args: { onFlip: () => flushSync(() => screen.getByRole('button', { name: 'Toggle' }).click()) },
    render: (args) => <Mountable {...args} />,
  },
  async ({ hand, expectEvents }) => {
    hand.click([0.75, 0.5]);
    await expectEvents('flipping');
    await expect(handle.current).toBeNull();
  },
);

/** Spies on an existing method. */
const spied = (owner: object, name: string) =>
  // DOM edge: methods by name.
  spyOn(owner as Record<string, (...args: unknown[]) => unknown>, name).mock;

type Spied = ReturnType<typeof spied>;

/**
 * From now on, counts listeners, observers, frames and timers on the window, the document and every
 * element, since a hidden flipbook leaves its own behind.
 */
function watch() {
  const both = (owner: object, names: readonly [string, string]) => names.map((name) => spied(owner, name));
  const ids = ['AnimationFrame', 'IdleCallback'].map((of) => both(window, [`request${of}`, `cancel${of}`]));
  const [frames, ...timers] = [
    ...ids,
    ...['Timeout', 'Interval'].map((of) => both(window, [`set${of}`, `clear${of}`])),
  ];
  const watchers = [ResizeObserver, MutationObserver, IntersectionObserver].map(({ prototype }) =>
    both(prototype, ['observe', 'disconnect']),
  );
  // Vitest replaces functions on the window itself, so spies on the prototype never see those
  // calls.
  const listening = [window, EventTarget.prototype].map((owner) =>
    both(owner, ['addEventListener', 'removeEventListener']),
  );

  const idsLeft = ([started, ended]: Spied[] = []) => {
    const gone = new Set(ended?.calls.map(([id]) => id));
    return started?.results.filter(({ value }) => !gone.has(value)).length ?? 0;
  };
  const watchersLeft = ([observe, disconnect]: Spied[]) =>
    new Set(observe?.contexts.filter((one) => !disconnect?.contexts.includes(one))).size;
  const listenersLeft = ([added, removed]: Spied[]) => {
    const gone = removed?.calls.map(([type, listener], at) => [removed.contexts[at], type, listener]) ?? [];
    return added?.calls.filter(([type, listener, options], at) => {
      const on = added.contexts[at];
      // A listener removed by its signal.
      const isOver = on instanceof AbortSignal || Object(options).signal?.aborted === true;
      return !isOver && !gone.some(([from, ...rest]) => from === on && rest[0] === type && rest[1] === listener);
    });
  };
  const sum = (all: readonly Spied[][], countOf: (pair: Spied[]) => number) =>
    all.reduce((count, pair) => count + countOf(pair), 0);
  /** Listeners, observers, frames and timers started and not yet ended. */
  return () => ({
    listeners: sum(listening, (pair) => listenersLeft(pair)?.length ?? 0),
    observers: sum(watchers, watchersLeft),
    frames: idsLeft(frames),
    timers: sum(timers, idsLeft),
  });
}

const besideTheCanvas = document.createElement('div');

/**
 * Mounts a flipbook, lifts a corner, starts a turn and unmounts it, a hundred times.
 * @param observers number of observers of one flipbook
 */
const comesAndGoes = (observers: number, isDropIn: boolean): Story => ({
  args: { width: 50, height: 50 },
  // Storybook's highlighter adds listeners and observers for each change inside its canvas.
  beforeEach: () => {
    document.body.append(besideTheCanvas);
    return () => besideTheCanvas.remove();
  },
  render: (args) => <Mountable {...args} isDropIn={isDropIn} container={besideTheCanvas} />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    await userEvent.click(toggle);
    const remaining = watch();
    // Storybook requests a frame on each pointer move.
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    const framesOfMoves = remaining().frames * 101;
    let alive = remaining();
    for (let mount = 0; mount < 100; mount += 1) {
      toggle.click();
      await Promise.resolve();
      const hand = new Hand(rootIn(besideTheCanvas));
      hand.hover(corner);
      hand.click([0.75, 0.5]);
      if (mount === 99) alive = remaining();
      toggle.click();
      await Promise.resolve();
    }
    await expect(remaining()).toEqual({ listeners: 0, observers: 0, frames: framesOfMoves, timers: 0 });
    await expect(alive.observers).toBe(observers);
    await expect(alive.frames).toBeGreaterThan(framesOfMoves);
    // Includes listeners on the window.
    await expect(alive.listeners).toBeGreaterThan(10);
  },
});

/**
 * Mounting and unmounting a flipbook a hundred times leaves no listener, observer, frame or timer
 * behind.
 */
export const FlipbookLeavesNothingBehind = comesAndGoes(1, false);

/** The drop-in, which observes its boxes to update their classes, leaves nothing behind either. */
export const DropInLeavesNothingBehind = comesAndGoes(2, true);
