import { useState } from 'react';

/** The notice's minimum time, in milliseconds, so that quick presses do not remove it unread. */
const minVisibleMs = 4000;

/** From a guessed gamepad's first press until a press after the notice was readable. */
export function useUnknownPad() {
  const [visibleSinceMs, setVisibleSinceMs] = useState<number>();
  return {
    isNoticeVisible: visibleSinceMs !== undefined,
    show: () => setVisibleSinceMs(performance.now()),
    hideOnceRead: () => {
      if (visibleSinceMs !== undefined && performance.now() - visibleSinceMs > minVisibleMs)
        setVisibleSinceMs(undefined);
    },
  };
}
