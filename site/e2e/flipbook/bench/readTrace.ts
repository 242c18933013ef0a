/** The fields of an event in Chromium's trace. */
export interface TraceEvent {
  readonly name: string;
  /** The process, which identifies the page. */
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  /** `b` and `e` begin and end a stage; stages with one id are nested. */
  readonly ph?: string;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly event_latency?: { readonly event_type?: string } };
}

export interface Frames {
  readonly possible: number;
  readonly shown: number;
  /** The time from the first mark to the first shown frame, in milliseconds. */
  readonly firstMs: number;
}

export const frameCategories = ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame'];

/**
 * Reads the frames of a page between two `performance.mark`s, the last of each name.
 * @throws if the page did not pass both marks, or the display did not run
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

export const inputCategories = ['-*', 'input.scrolling'];

/** Chromium's name for a mouse move with a pressed button. */
const moveType = 'MOUSE_DRAGGED';

/** The stage that only inputs with a submitted frame reach. */
const lastStage = 'SubmitCompositorFrameToPresentationCompositorFrame';

/**
 * Reads the latency of moves from input to display, in milliseconds, in frame order. Moves without
 * a frame and replaced moves never reached the display, so they do not count.
 * @throws if the display showed no move
 */
export function inputLatencies(events: readonly TraceEvent[]): readonly number[] {
  const openMoves = new Map<string, { readonly ts: number; isPresented: boolean }>();
  const latencies: number[] = [];
  for (const { name, ph, pid, id2, ts, args } of events) {
    const id = `${pid} ${id2?.local}`;
    if (ph === 'b' && args?.event_latency?.event_type === moveType) openMoves.set(id, { ts, isPresented: false });
    const move = openMoves.get(id);
    if (!move) continue;
    if (name === lastStage) move.isPresented = true;
    if (name !== 'EventLatency' || ph !== 'e') continue;
    if (move.isPresented) latencies.push((ts - move.ts) / 1000);
    openMoves.delete(id);
  }
  if (latencies.length === 0) throw new Error(`The trace shows no ${moveType}. Was it made with the right categories?`);
  return latencies;
}
