import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

interface Drawing {
  /** Asks React for one more render after all pending ones. */
  requestRender: (number: number) => void;
  /** Called after React has committed the render with that number or a later one. */
  readonly pendingRenders: Map<number, () => void>;
}

/** The stories on the page. */
const drawings = new Set<Drawing>();
let requestCount = 0;

/** React renders a deferred value last: after events, transitions and other deferred values. */
function RenderTracker({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState(0);
  const rendered = useDeferredValue(latest);
  const [{ pendingRenders }] = useState(() => ({ pendingRenders: new Map<number, () => void>() }));
  useEffect(() => {
    const drawing = { requestRender: setLatest, pendingRenders };
    drawings.add(drawing);
    return () => {
      drawings.delete(drawing);
      // An unmounted story renders nothing more.
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

/** The decorator of every story, for which {@link renderingFinished} waits. */
export const trackRenders: Decorator = (Story) => (
  <RenderTracker>
    <Story />
  </RenderTracker>
);

/**
 * Resolves when React has finished all pending renders, transitions and effects. In tests `act` has
 * done that already, and has to know of every render.
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
