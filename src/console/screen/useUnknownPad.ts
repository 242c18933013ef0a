import { useState } from 'react';

/** How long the notice stays at least, in milliseconds: quick presses must not take it away unread. */
const leastShownMs = 4000;

/** Whether to say that a gamepad's buttons are a guess: from its first press on, until a press after it could be read. */
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
