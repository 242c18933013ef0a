import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

interface Drawing {
  /** Asks React for a render after all that it has been asked for by now. */
  requestRender: (number: number) => void;
  /** Called when a render of that number or a later one has been drawn and its effects have run. */
  readonly pendingRenders: Map<number, () => void>;
}

/** The stories on the page. */
const drawings = new Set<Drawing>();
let requestCount = 0;

/** React draws a deferred value last: after events, transitions and other deferred values. */
function RenderTracker({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState(0);
  const rendered = useDeferredValue(latest);
  const [{ pendingRenders }] = useState(() => ({ pendingRenders: new Map<number, () => void>() }));
  useEffect(() => {
    const drawing = { requestRender: setLatest, pendingRenders };
    drawings.add(drawing);
    return () => {
      drawings.delete(drawing);
      // Nothing more is drawn of a story that is gone.
      for (const done of pendingRenders.values()) done();
      pendingRenders.clear();
    };
  }, [pendingRenders]);
  useEffect(() => {
    for (const [number, done] of pendingRenders) {
      if (number > rendered) continue;
      pendingRenders.delete(number);
      done();
    }
  }, [rendered, pendingRenders]);
  return children;
}

/** Goes around every story: {@link renderingFinished} waits for it. */
export const trackRenders: Decorator = (Story) => (
  <RenderTracker>
    <Story />
  </RenderTracker>
);

/**
 * Resolves once React has drawn all that it has been asked for by now, transitions too, and their effects have run. In the tests
 * its `act` has done that, and wants to know of every render.
 */
export async function renderingFinished(): Promise<void> {
  if (!import.meta.env.PROD) return;
  requestCount += 1;
  const number = requestCount;
  const nextRender = ({ requestRender, pendingRenders }: Drawing) =>
    new Promise<void>((resolve) => {
      pendingRenders.set(number, resolve);
      requestRender(number);
    });
  await Promise.all(Array.from(drawings, nextRender));
}
