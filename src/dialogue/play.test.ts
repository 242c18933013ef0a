import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from './ClockContext.ts';
import { play } from './play.ts';

const clock: Clock = {
  nowMs: () => Date.now(),
  wakeAfter(waitMs, wake) {
    const timer = setTimeout(wake, waitMs);
    return () => clearTimeout(timer);
  },
};

/** The parts of a document that `play` uses: the tab's visibility and its event. */
let page: EventTarget & { hidden: boolean };
let renderedTexts: string[];

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  renderedTexts = [];
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Counts in steps of 100 ms to three, then stops. */
const countAt = (elapsedMs: number) => {
  const count = Math.min(3, Math.floor(elapsedMs / 100));
  return { count, elapsedMs, nextChangeMs: count === 3 ? Number.POSITIVE_INFINITY : (count + 1) * 100 };
};
const start = () => play(clock, countAt, ({ count, elapsedMs }) => renderedTexts.push(`${count} at ${elapsedMs}`));

test('renders the first moment at once, each later one when due, and sets no timer after the last', () => {
  start();
  expect(renderedTexts).toEqual(['0 at 0']);
  pass(99);
  expect(renderedTexts).toHaveLength(1);
  pass(201);
  expect(renderedTexts).toEqual(['0 at 0', '1 at 100', '2 at 200', '3 at 300']);
  hide(true);
  hide(false);
  expect(vi.getTimerCount()).toBe(0);
  expect(renderedTexts).toHaveLength(4);
});

test('catches up after a late frame', () => {
  start();
  vi.setSystemTime(Date.now() + 30);
  pass(100);
  expect(renderedTexts.at(-1)).toBe('1 at 130');
  pass(70);
  expect(renderedTexts.at(-1)).toBe('2 at 200');
});

test.each([false, true])('once stopped, never renders again; in a hidden tab: %j', (isHidden) => {
  page.hidden = isHidden;
  start()();
  expect(vi.getTimerCount()).toBe(0);
  hide(true);
  hide(false);
  pass(1000);
  expect(renderedTexts).toEqual(['0 at 0']);
});

test.each([
  ['pauses', false, 60],
  ['does not start', true, 0],
])('time in a hidden tab %s, and passes when the tab is visible again', (_claim, isHiddenAtFirst, elapsedMs) => {
  page.hidden = isHiddenAtFirst;
  start();
  pass(elapsedMs);
  hide(true);
  pass(10_000);
  hide(false);
  pass(99 - elapsedMs);
  expect(renderedTexts).toEqual(['0 at 0']);
  pass(1);
  expect(renderedTexts).toEqual(['0 at 0', '1 at 100']);
});
