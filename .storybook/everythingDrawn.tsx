import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

interface Drawing {
  /** Asks React for a render after all that it has been asked for by now. */
  ask: (number: number) => void;
  /** Called when a render of that number or a later one has been drawn and its effects have run. */
  readonly waiting: Map<number, () => void>;
}

/** The stories on the page. */
const drawings = new Set<Drawing>();
let asked = 0;

/** React draws a deferred value last: after events, transitions and other deferred values. */
function Drawn({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState(0);
  const drawn = useDeferredValue(latest);
  const [{ waiting }] = useState(() => ({ waiting: new Map<number, () => void>() }));
  useEffect(() => {
    const drawing = { ask: setLatest, waiting };
    drawings.add(drawing);
    return () => {
      drawings.delete(drawing);
      // Nothing more is drawn of a story that is gone.
      for (const done of waiting.values()) done();
      waiting.clear();
    };
  }, [waiting]);
  useEffect(() => {
    for (const [number, done] of waiting) {
      if (number > drawn) continue;
      waiting.delete(number);
      done();
    }
  }, [drawn, waiting]);
  return children;
}

/** Goes around every story: {@link everythingDrawn} waits for it. */
export const noteDrawn: Decorator = (Story) => (
  <Drawn>
    <Story />
  </Drawn>
);

/**
 * Resolves once React has drawn all that it has been asked for by now, transitions too, and their effects have run. In the tests
 * its `act` has done that, and wants to know of every render.
 */
export async function everythingDrawn(): Promise<void> {
  if (!import.meta.env.PROD) return;
  asked += 1;
  const number = asked;
  const drawn = ({ ask, waiting }: Drawing) =>
    new Promise<void>((resolve) => {
      waiting.set(number, resolve);
      ask(number);
    });
  await Promise.all(Array.from(drawings, drawn));
}
