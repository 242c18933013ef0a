import { createContext } from 'react';

/** A source of time. */
export type Clock = {
  /** Milliseconds since a fixed moment. */
  nowMs: () => number;
  /** Calls `wake` once, in the first frame after `waitMs`. Returns a function that cancels it. */
  wakeAfter: (waitMs: number, wake: () => void) => () => void;
};

// A timer avoids frames without changes. The frame after it renders all due changes at once.
const browserClock: Clock = {
  nowMs: () => performance.now(),
  wakeAfter: (waitMs, wake) => {
    let frame = 0;
    const timer = setTimeout(() => {
      frame = requestAnimationFrame(wake);
    }, waitMs);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  },
};

/** The clock of the typewriter, the character and the guest's gate. Stories advance their own. */
export const ClockContext = createContext(browserClock);
