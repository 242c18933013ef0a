/** An event as the browser timed it. Times are milliseconds since the page's start. */
export interface EventTiming {
  /** Events of one press share it. */
  readonly interactionId: number;
  readonly startTime: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  /** From its start until what it changed was painted; browsers round it to 8 ms. */
  readonly duration: number;
  /** When the main thread had handed over the frame that followed. What comes then is raster and the display. */
  readonly committed: number;
}

declare global {
  interface Window {
    eventTimings: EventTiming[];
  }
  // TypeScript does not know it yet.
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Records the events of presses in `eventTimings`. Runs in the page before its own scripts, and sees nothing of this file. */
export function recordEvents(): void {
  // The least that browsers give.
  const durationThreshold = 16;
  const committed = new Map<number, number>();
  const timings: EventTiming[] = [];
  window.eventTimings = timings;

  const noteCommit = ({ timeStamp }: Event): void => {
    requestAnimationFrame(() => {
      // Queued in a frame, a message arrives when that frame has been handed over.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => committed.set(timeStamp, performance.now());
      port2.postMessage(null);
    });
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(type, noteCommit, { capture: true, passive: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      const { interactionId, startTime, processingStart, processingEnd, duration } = entry;
      const handedOver = committed.get(startTime) ?? Number.NaN;
      timings.push({ interactionId, startTime, processingStart, processingEnd, duration, committed: handedOver });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold });
}
