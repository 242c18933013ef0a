/** The fields that are read of an event in Chromium's trace. */
export interface TraceEvent {
  readonly name: string;
  /** Process: every page has its own. */
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  /** `b` and `e` begin and end a stage; stages with one id are nested. */
  readonly ph?: string;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly event_latency?: { readonly event_type?: string } };
}

/** The frames between two moments of one page. */
export interface Frames {
  /** How many the display asked for. */
  readonly possible: number;
  readonly shown: number;
  /** From the first moment to the first frame that is shown, in milliseconds. */
  readonly firstMs: number;
}

/** The trace categories that {@link framesBetween} reads. */
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
  const times = (eventName: string) =>
    events.flatMap(({ name, pid, ts }) =>
      name === eventName && pid === start.pid && ts >= start.ts && ts <= end.ts ? ts : [],
    );
  const [possible, shownTimes] = [times('BeginFrame').length, times('DrawFrame')];
  if (possible === 0) throw new Error('The trace has no frames. Was it made with the right categories?');
  return { possible, shown: shownTimes.length, firstMs: (Math.min(...shownTimes) - start.ts) / 1000 };
}

/** The trace categories that {@link inputLatencies} reads. */
export const inputCategories = ['-*', 'input.scrolling'];

/** Chromium's names for a move of a mouse whose button is down, and for one of fingers. */
export type MoveType = 'MOUSE_DRAGGED' | 'TOUCH_MOVED';

/** The stage that only an input reaches whose frame is submitted to the display. */
const lastStage = 'SubmitCompositorFrameToPresentationCompositorFrame';

/**
 * Reads how long moves took from the input to the frame on the display, in milliseconds, in order of their frames.
 *
 * Chromium ends the latency of a move at its handler when the handler requests no frame, and at once when a later move
 * replaces it. Neither was shown, so neither counts.
 *
 * @throws when no move was shown
 */
export function inputLatencies(events: readonly TraceEvent[], type: MoveType): readonly number[] {
  const open = new Map<string, { readonly ts: number; isShown: boolean }>();
  const latencies: number[] = [];
  for (const { name, ph, pid, id2, ts, args } of events) {
    const id = `${pid} ${id2?.local}`;
    if (ph === 'b' && args?.event_latency?.event_type === type) open.set(id, { ts, isShown: false });
    const move = open.get(id);
    if (!move) continue;
    if (name === lastStage) move.isShown = true;
    if (name !== 'EventLatency' || ph !== 'e') continue;
    if (move.isShown) latencies.push((ts - move.ts) / 1000);
    open.delete(id);
  }
  if (latencies.length === 0) throw new Error(`The trace shows no ${type}. Was it made with the right categories?`);
  return latencies;
}
