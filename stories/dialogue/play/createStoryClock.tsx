import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type Clock, ClockContext } from '../../../src/index.ts';

type Wake = { readonly atMs: number; readonly wake: () => void };

/** Creates a clock that a story advances. */
export function createStoryClock() {
  let nowMs = 0;
  let wakes: readonly Wake[] = [];
  const clock: Clock = {
    nowMs: () => nowMs,
    wakeAfter: (waitMs, wake) => {
      const entry = { atMs: nowMs + waitMs, wake };
      wakes = [...wakes, entry].sort((a, b) => a.atMs - b.atMs);
      return () => {
        wakes = wakes.filter((other) => other !== entry);
      };
    },
  };
  const provideTo = (children: ReactNode) => <ClockContext value={clock}>{children}</ClockContext>;
  const decorator: Decorator = (Story) => provideTo(<Story />);
  return {
    provideTo,
    decorator,
    /** Pass it as `beforeEach`, so that each story starts at zero. */
    reset: () => {
      nowMs = 0;
      wakes = [];
    },
    /** Runs due callbacks, and renders their results, before it advances further. */
    advance: (ms: number) => {
      const untilMs = nowMs + ms;
      for (let [next] = wakes; next && next.atMs <= untilMs; [next] = wakes) {
        wakes = wakes.slice(1);
        nowMs = next.atMs;
        flushSync(next.wake);
      }
      nowMs = untilMs;
    },
    timerCount: () => wakes.length,
  };
}
