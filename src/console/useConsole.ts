import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConsoleEvent, ConsoleModel, ConsoleStep } from './engine/ConsoleEvent.ts';
import type { ConsoleState } from './engine/ConsoleState.ts';
import { stepConsole } from './engine/stepConsole.ts';
import { useWhenLoaded } from './useWhenLoaded.ts';

/**
 * The console's state, and how it is stepped.
 *
 * What is drawn follows in a render of its own: a page takes longer than the button that turned to it, which is up again in
 * the very next frame. `drawLatest` is to be called before each event: what a press meets is what the one before has led to, and
 * no page is left before it was entered and told.
 */
export function useConsole(first: ConsoleState, model: ConsoleModel) {
  const [state, setState] = useState(first);
  const latest = useRef(first);
  const drawn = useRef(first);
  useLayoutEffect(() => {
    drawn.current = state;
  }, [state]);
  const { whenLoaded, delay } = useWhenLoaded();

  const handleEvent = (event: ConsoleEvent): ConsoleStep => {
    const step = stepConsole(latest.current, event, model);
    if (step.state !== latest.current) {
      whenLoaded(step.state, () => {
        latest.current = step.state;
        startTransition(() => setState(step.state));
      });
    }
    return step;
  };
  const drawLatest = () => {
    if (drawn.current !== latest.current) flushSync(() => setState(latest.current));
  };
  return { state, latest, drawLatest, handleEvent, delay };
}
