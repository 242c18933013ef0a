import { useContext, useEffect, useRef, useState } from 'react';
import type { ConsoleState } from './engine/ConsoleState.ts';
import { LaterPartsContext } from './LaterPartsContext.ts';
import { needsLaterParts } from './laterParts.ts';
import { whenIdle } from './whenIdle.ts';

/** What holds up the page that a visitor has asked for: nothing, the network, or that it did not arrive. */
export type Delay = 'none' | 'waiting' | 'missing';

/**
 * Loads the later parts when the page has nothing better to do. `onceShowable` calls back when a state can be shown: mostly
 * at once; when the parts are still on their way, as soon as they are here. Until then, and if they do not arrive, the page
 * before it stays. Only the last wish counts: whoever presses a button three times for lack of an answer means one page.
 */
export function useLaterParts() {
  const source = useContext(LaterPartsContext);
  const [delay, setDelay] = useState<Delay>('none');
  const wish = useRef<() => void>(undefined);

  useEffect(() => {
    // When they do not arrive, the press that needs them tries again.
    return whenIdle(() => void source.load().catch(() => {}));
  }, [source]);

  const onceShowable = (state: ConsoleState, callBack: () => void) => {
    const isReady = source.here() !== undefined || !needsLaterParts(state);
    wish.current = isReady ? undefined : callBack;
    setDelay(isReady ? 'none' : 'waiting');
    if (isReady) {
      callBack();
      return;
    }
    const settle = (next: Delay) => {
      if (wish.current !== callBack) return;
      wish.current = undefined;
      setDelay(next);
      if (next === 'none') callBack();
    };
    void source.load().then(
      () => settle('none'),
      () => settle('missing'),
    );
  };
  return { onceShowable, delay };
}
