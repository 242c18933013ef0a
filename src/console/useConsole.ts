import { useRef, useState } from 'react';
import type { ConsoleEvent, ConsoleModel, ConsoleStep } from './engine/ConsoleEvent.ts';
import type { ConsoleState } from './engine/ConsoleState.ts';
import { stepConsole } from './engine/stepConsole.ts';
import { useWhenLoaded } from './useWhenLoaded.ts';

/** The console's state, and how it is stepped. An event that comes before the last is drawn counts from where that leads. */
export function useConsole(first: ConsoleState, model: ConsoleModel) {
  const [state, setState] = useState(first);
  const latest = useRef(first);
  const { whenLoaded, delay } = useWhenLoaded();

  const handleEvent = (event: ConsoleEvent): ConsoleStep => {
    const step = stepConsole(latest.current, event, model);
    if (step.state !== latest.current) {
      whenLoaded(step.state, () => {
        latest.current = step.state;
        setState(step.state);
      });
    }
    return step;
  };
  return { state, handleEvent, delay };
}
