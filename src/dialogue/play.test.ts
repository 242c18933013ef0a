import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { play } from './play.ts';

/** The part of a document that `play` uses: whether the tab is hidden, and the event of a change. */
class FakeDocument extends EventTarget {
  hidden = false;
  listeners = 0;

  override addEventListener(type: string, listener: EventListener) {
    this.listeners += 1;
    super.addEventListener(type, listener);
  }

  override removeEventListener(type: string, listener: EventListener) {
    this.listeners -= 1;
    super.removeEventListener(type, listener);
  }

  hide(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A clock that is moved by hand and lists who waits for it. */
class HandClock {
  ms = 5000;
  waiting: { atMs: number; wake: () => void }[] = [];

  nowMs = () => this.ms;

  wakeAfter = (waitMs: number, wake: () => void) => {
    const wait = { atMs: this.ms + waitMs, wake };
    this.waiting.push(wait);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== wait);
    };
  };

  /** Passes time and calls what is due. The frame comes `lateMs` late. */
  pass(ms: number, lateMs = 0) {
    this.ms += ms;
    const due = this.waiting.filter(({ atMs }) => atMs <= this.ms);
    this.waiting = this.waiting.filter((wait) => !due.includes(wait));
    this.ms += lateMs;
    for (const { wake } of due) wake();
  }
}

let page: FakeDocument;
let clock: HandClock;
let shown: string[];

beforeEach(() => {
  page = new FakeDocument();
  clock = new HandClock();
  shown = [];
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Counts hundreds of milliseconds up to three, and stops. */
const countAt = (elapsedMs: number) => {
  const count = Math.min(3, Math.floor(elapsedMs / 100));
  return { count, elapsedMs, nextChangeMs: count === 3 ? Number.POSITIVE_INFINITY : (count + 1) * 100 };
};
const start = () => play(clock, countAt, ({ count, elapsedMs }) => shown.push(`${count} at ${elapsedMs}`));

describe('playing', () => {
  test('shows the first moment at once, and waits until the next is due', () => {
    start();
    expect(shown).toEqual(['0 at 0']);
    expect(clock.waiting.map(({ atMs }) => atMs)).toEqual([5100]);
    clock.pass(99);
    expect(shown).toHaveLength(1);
    clock.pass(1);
    expect(shown).toEqual(['0 at 0', '1 at 100']);
  });

  test('catches up after a late frame', () => {
    start();
    clock.pass(100, 30);
    expect(shown.at(-1)).toBe('1 at 130');
    expect(clock.waiting.map(({ atMs }) => atMs)).toEqual([5200]);
  });

  test('runs to the last moment, and then nothing waits any more', () => {
    start();
    for (const _ of [1, 2, 3]) clock.pass(100);
    expect(shown).toEqual(['0 at 0', '1 at 100', '2 at 200', '3 at 300']);
    expect(clock.waiting).toEqual([]);
  });

  test('ends when it is stopped', () => {
    const stop = start();
    stop();
    expect([clock.waiting.length, page.listeners]).toEqual([0, 0]);
    clock.pass(1000);
    page.hide(true);
    page.hide(false);
    expect(shown).toEqual(['0 at 0']);
    expect(clock.waiting).toEqual([]);
  });

  test('ends also when nothing was going on', () => {
    page.hidden = true;
    const stop = start();
    expect(stop).not.toThrow();
  });
});

describe('in a hidden tab', () => {
  test('time stands still, and goes on from there', () => {
    start();
    clock.pass(60);
    page.hide(true);
    expect(clock.waiting).toEqual([]);
    clock.pass(10_000);
    page.hide(false);
    expect(shown).toEqual(['0 at 0']);
    expect(clock.waiting.map(({ atMs }) => atMs - clock.ms)).toEqual([40]);
    clock.pass(40);
    expect(shown).toEqual(['0 at 0', '1 at 100']);
  });

  test('a player that starts there shows its first moment, and waits to be seen', () => {
    page.hidden = true;
    start();
    expect(shown).toEqual(['0 at 0']);
    expect(clock.waiting).toEqual([]);
    clock.pass(10_000);
    page.hide(false);
    expect(clock.waiting.map(({ atMs }) => atMs - clock.ms)).toEqual([100]);
  });

  test('what has ended does not begin again', () => {
    start();
    for (const _ of [1, 2, 3]) clock.pass(100);
    page.hide(true);
    page.hide(false);
    expect(clock.waiting).toEqual([]);
    expect(shown).toHaveLength(4);
  });
});
