import { createPortal } from 'react-dom';
import { expect, spyOn } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import { Flipbook } from '../../src/index.ts';
import { behaviorWithHandlers, handle, type Props, plays, type Story, takeEvents } from './play/behavior.tsx';
import { frames, rootIn } from './play/book.ts';
import { changeAtOnce, useChanges } from './play/change.ts';
import { corner, Hand } from './play/Hand.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Unmounted',
  ...behaviorWithHandlers,
};

interface MountableProps extends Props {
  isMounted?: boolean;
  /** The container to render into, if not the story's. */
  container?: Element;
}

function Mountable(props: MountableProps) {
  const { isMounted = true, container, isDropIn, ...args } = useChanges(props);
  const { width, height, children } = args;
  const book = isDropIn ? <HTMLFlipBook {...{ width, height, children }} /> : <Flipbook {...args} ref={handle} />;
  return isMounted && (container ? createPortal(book, container) : book);
}

const setMounted = (isMounted: boolean) => changeAtOnce<MountableProps>({ isMounted });

const mountable: Story = { render: (args) => <Mountable {...args} /> };

/** A flipbook that unmounts during a turn calls no more handlers, and the turn's promise resolves to `hidden`. */
export const FlipbookUnmountsDuringATurn = plays(mountable, async () => {
  await frames(4);
  const storedHandle = handle.current;
  const outcome = storedHandle?.flip(6);
  takeEvents();
  setMounted(false);
  await expect(await outcome).toBe('hidden');
  await frames(2);
  await expect(handle.current).toBeNull();
  await expect([await storedHandle?.flip(2), storedHandle?.getState(), storedHandle?.getPageCount()]).toEqual([
    'hidden',
    'read',
    0,
  ]);
  await expect(takeEvents()).toEqual([]);
  await expect(document.getAnimations()).toEqual([]);
});

/** Spies on a method that starts something, and on the one that ends it. */
const spyOnPair = (owner: object, ...names: readonly [start: string, end: string]) => {
  // TypeScript cannot look up an object's methods by a string.
  const methods = owner as Record<string, (...args: unknown[]) => unknown>;
  const [start, end] = names;
  return { started: spyOn(methods, start).mock, ended: spyOn(methods, end).mock };
};

type SpyPair = ReturnType<typeof spyOnPair>;

/** A callback's name, or the start of its code, so that a failure names the part that leaks. */
const nameOf = (callback: unknown) => Object(callback).name || String(callback).slice(0, 80);

const leakedCallbacks = ({ started, ended }: SpyPair) =>
  started.results.flatMap(({ value }, at) =>
    ended.calls.some(([id]) => id === value) ? [] : nameOf(started.calls[at]?.[0]),
  );
const leakedObservers = ({ started, ended }: SpyPair) =>
  started.contexts.filter((observer) => !ended.contexts.includes(observer));
const leakedListeners = ({ started, ended }: SpyPair) =>
  started.calls.flatMap(([type, listener, options], at) => {
    const on = started.contexts[at];
    // A listener on an AbortSignal is not a leak: it lives no longer than the signal.
    const isExempt = on instanceof AbortSignal || Object(options).signal?.aborted === true;
    const isSame = (call: unknown[], index: number) =>
      ended.contexts[index] === on && call[0] === type && call[1] === listener;
    const isLeaked = !isExempt && !ended.calls.some(isSame);
    return isLeaked ? `${type} on ${Object(on).constructor.name}: ${nameOf(listener)}` : [];
  });

/**
 * Returns a function that lists the listeners, observers, frames and timers started from now on and
 * not ended. Covers the window, the document and every element.
 */
function watch() {
  const frames = spyOnPair(window, 'requestAnimationFrame', 'cancelAnimationFrame');
  const timers = [
    spyOnPair(window, 'requestIdleCallback', 'cancelIdleCallback'),
    spyOnPair(window, 'setTimeout', 'clearTimeout'),
    spyOnPair(window, 'setInterval', 'clearInterval'),
  ];
  const observers = [ResizeObserver, MutationObserver, IntersectionObserver].map(({ prototype }) =>
    spyOnPair(prototype, 'observe', 'disconnect'),
  );
  // Vitest replaces functions on the window itself, so spies on the prototype never see those
  // calls.
  const listeners = [window, EventTarget.prototype].map((owner) =>
    spyOnPair(owner, 'addEventListener', 'removeEventListener'),
  );
  return () => ({
    listeners: [...new Set(listeners.flatMap(leakedListeners))],
    observers: [...new Set(observers.flatMap(leakedObservers))].map((observer) => Object(observer).constructor.name),
    frames: [...new Set(leakedCallbacks(frames))],
    timers: [...new Set(timers.flatMap(leakedCallbacks))],
  });
}

const outsideContainer = document.createElement('div');

/**
 * Mounts a flipbook, lifts a corner, starts a turn and unmounts it, ten times.
 * @param observers - the number of observers of one flipbook
 */
const mountStory = (observers: number, isDropIn: boolean): Story => ({
  args: { width: 50, height: 50 },
  // Storybook's highlighter adds listeners and observers for each change inside its canvas.
  beforeEach: () => {
    document.body.append(outsideContainer);
    return () => outsideContainer.remove();
  },
  render: (args) => <Mountable {...args} isDropIn={isDropIn} container={outsideContainer} />,
  play: async () => {
    setMounted(false);
    const findLeaks = watch();
    // Storybook requests a frame on each pointer move.
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    const framesOfMoves = findLeaks().frames;
    let leaksWhileMounted = findLeaks();
    for (let mount = 0; mount < 10; mount += 1) {
      setMounted(true);
      await Promise.resolve();
      const hand = new Hand(rootIn(outsideContainer));
      hand.hover(corner);
      hand.click([0.75, 0.5]);
      if (mount === 9) leaksWhileMounted = findLeaks();
      setMounted(false);
      await Promise.resolve();
    }
    await expect(findLeaks()).toEqual({ listeners: [], observers: [], frames: framesOfMoves, timers: [] });
    await expect(leaksWhileMounted.observers).toHaveLength(observers);
    await expect(leaksWhileMounted.frames.length).toBeGreaterThan(framesOfMoves.length);
    // Includes listeners on the window.
    await expect(leaksWhileMounted.listeners.length).toBeGreaterThan(10);
  },
});

/** A flipbook that mounts and unmounts leaves no listener, observer, frame or timer behind. */
export const FlipbookLeavesNothingBehind = mountStory(1, false);

/** The drop-in, too, leaves nothing behind, although it observes its boxes to update their classes. */
export const DropInLeavesNothingBehind = mountStory(2, true);

/** If a handler unmounts the flipbook, no later handler is called. */
export const HandlerUnmountsTheFlipbook = plays(
  { ...mountable, args: { onFlip: () => setMounted(false) } },
  async ({ hand, expectEvents }) => {
    hand.click([0.75, 0.5]);
    await expectEvents('flipping');
    await expect(handle.current).toBeNull();
  },
);
