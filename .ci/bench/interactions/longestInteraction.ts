import type { EventTiming } from './recordEvents.ts';

/** How long a press took until it was answered on the screen, and what of. Milliseconds. */
export interface Response {
  /** The whole: what "Interaction to Next Paint" counts. In steps of 8. */
  readonly duration: number;
  /** Before the first handler runs. */
  readonly delay: number;
  /** In handlers. */
  readonly processing: number;
  /** From the last handler to what is seen: style, layout, paint, and then raster and the display. */
  readonly presentation: number;
  /** All of the main thread's: until it handed over the frame. */
  readonly mainThread: number;
}

/** Events end with the same frame if their ends are no further apart: each is rounded by itself. */
const roundingMs = 8;

const end = ({ startTime, duration }: EventTiming): number => startTime + duration;

/**
 * The response of the slowest event, divided as the library web-vitals does: all events that are painted with the same
 * frame count as one. `undefined` when nothing took long enough to be timed.
 */
export function longestInteraction(timings: readonly EventTiming[]): Response | undefined {
  const [longest] = timings.toSorted((a, b) => b.duration - a.duration);
  if (!longest) return undefined;
  const together = timings.filter((one) => Math.abs(end(one) - end(longest)) <= roundingMs);
  const started = Math.max(longest.startTime, Math.min(...together.map(({ processingStart }) => processingStart)));
  const processed = Math.max(started, ...together.map(({ processingEnd }) => processingEnd));
  const { startTime, duration } = longest;
  return {
    duration,
    delay: started - startTime,
    processing: processed - started,
    presentation: Math.max(0, end(longest) - processed),
    mainThread: Math.min(longest.committed - startTime, duration),
  };
}
