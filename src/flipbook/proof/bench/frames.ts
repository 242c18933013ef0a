/** What is read of an event of Chromium's trace. */
export interface TraceEvent {
  readonly name: string;
  /** Process: every page has its own. */
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
}

/** The frames between two moments of one page. */
export interface Frames {
  /** How many the display asked for. */
  readonly possible: number;
  readonly shown: number;
}

/** The categories that a trace must be made with. */
export const frameCategories = ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame'];

/**
 * Reads the frames of a page between two `performance.mark`s, the last of each name.
 *
 * @throws when the page did not pass both moments, or the display did not run
 */
export function framesBetween(events: readonly TraceEvent[], from: string, to: string): Frames {
  const start = events.findLast(({ name }) => name === from);
  const end = events.findLast(({ name, pid }) => name === to && pid === start?.pid);
  if (!start || !end) throw new Error(`The trace has no ${start ? to : from}. Has the turn ended?`);
  const count = (wanted: string) =>
    events.filter(({ name, pid, ts }) => name === wanted && pid === start.pid && ts >= start.ts && ts <= end.ts).length;
  const possible = count('BeginFrame');
  if (possible === 0) throw new Error('The trace has no frames. Was it made with the right categories?');
  return { possible, shown: count('DrawFrame') };
}
