import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a function that calls back when the latest state is drawn: at once, or after the render that draws it. A press on the
 * D-pad right after one on Start is meant for the menu, which may not be there yet.
 *
 * An effect, and to be called after other hooks with effects: a page that is entered, or a menu, first does what it does then.
 */
export function useWhenDrawn<State>(drawn: State, latest: RefObject<State>): (callBack: () => void) => void {
  const shown = useRef(drawn);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    shown.current = drawn;
    if (drawn !== latest.current) return;
    for (const callBack of waiting.current.splice(0)) callBack();
  }, [drawn, latest]);

  return (callBack) => {
    if (shown.current === latest.current) callBack();
    else waiting.current.push(callBack);
  };
}
