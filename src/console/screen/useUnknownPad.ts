import { useState } from 'react';

/** The notice's minimum time, in milliseconds, so that quick presses do not remove it unread. */
const leastShownMs = 4000;

/** From a guessed gamepad's first press until a press after the notice was readable. */
export function useUnknownPad() {
  const [shownAtMs, setShownAtMs] = useState<number>();
  return {
    isNoticeShown: shownAtMs !== undefined,
    show: () => setShownAtMs(performance.now()),
    hideOnceRead: () => {
      if (shownAtMs !== undefined && performance.now() - shownAtMs > leastShownMs) setShownAtMs(undefined);
    },
  };
}
