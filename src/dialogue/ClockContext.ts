import { createContext } from 'react';

/** Where moving things take their time from. */
export type Clock = {
  /** Milliseconds since some moment that stays the same. */
  nowMs: () => number;
  /** Calls back once, in the first frame after that many milliseconds; what it returns calls it off. */
  wakeAfter: (waitMs: number, wake: () => void) => () => void;
};

// The timer sleeps, so that no frame is asked for that shows nothing new. The frame then gathers whatever has become
// due: several characters in one are one render.
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

/** The clock of the typewriter and the character. A test or a story gives them one that it turns by hand. */
export const ClockContext = createContext(browserClock);
