import { useContext, useEffect, useRef, useState } from 'react';
import { useLazyPart } from '../lazy/useLazyPart.ts';
import { whenIdle } from '../lazy/whenIdle.ts';
import { ConsolePartsContext } from './ConsolePartsContext.ts';
import { partsOf } from './consoleParts.ts';
import type { ConsoleState } from './engine/ConsoleState.ts';

/** What holds up the state asked for: nothing, the network, or that its parts did not arrive. */
export type Delay = 'none' | 'waiting' | 'missing';

/**
 * Loads the console's parts when the browser is idle. `whenLoaded` calls back when the parts of a state are here: at once, or
 * as soon as they have arrived. Until then, and if they do not arrive, what is on the screen stays. Only the last state asked
 * for counts: a button pressed three times for lack of an answer turns one page.
 */
export function useWhenLoaded() {
  const parts = useContext(ConsolePartsContext);
  const [delay, setDelay] = useState<Delay>('none');
  const { hasFailed } = useLazyPart(parts.later);
  const wanted = useRef<() => void>(undefined);

  useEffect(() => whenIdle(parts.later.preload), [parts]);

  const whenLoaded = (state: ConsoleState, callBack: () => void) => {
    const missing = partsOf(parts, state).filter((part) => part.peek() === undefined);
    const isReady = missing.length === 0;
    wanted.current = isReady ? undefined : callBack;
    setDelay(isReady ? 'none' : 'waiting');
    if (isReady) {
      callBack();
      return;
    }
    const settle = (next: Delay) => {
      if (wanted.current !== callBack) return;
      wanted.current = undefined;
      setDelay(next);
      if (next === 'none') callBack();
    };
    void Promise.all(missing.map((part) => part.load())).then(
      () => settle('none'),
      () => settle('missing'),
    );
  };
  // What has arrived meanwhile is no longer missing: the next press goes there.
  return { whenLoaded, delay: delay === 'missing' && !hasFailed ? 'none' : delay };
}
