// Chart space: x in percent of the chart's width, so that it fits any; y downward in CSS px, since letters keep their size.

/** A request of a load; times are milliseconds from its start. */
export interface WaterfallRequest {
  readonly path: string;
  /** `html`, `css`, `font` or `script`; anything else is drawn as other. */
  readonly kind: string;
  /** The browser's own word: `VeryHigh` … `VeryLow`. */
  readonly priority: string;
  readonly queuedMs: number;
  readonly sentMs: number;
  readonly answeredMs: number;
  readonly endMs: number;
  /** What came over the line. */
  readonly bytes: number;
}

/** When the load came to what, in milliseconds from its start. */
export interface WaterfallMoments {
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  readonly answers?: number;
}

/** What a request does: it waits for a connection, for the answer, and then the answer comes. */
export const phases = ['queued', 'waiting', 'receiving'] as const;

/** Height of a request: a line of words, and the bar below it. */
export const rowHeight = 34;

/** From the top of a row to the line that its words stand on. */
export const wordsDown = 14;

/** From the top of a row to its bar, and the bar's height. */
export const bar = { down: 19, height: 10 } as const;

/** Height of a line above the rows: a moment's words, or the numbers of the axis. */
export const headLine = 18;

/**
 * The longest name that stands in one line with size and priority on a phone, and what is kept of a longer one: weight and
 * kind of a face are at its end.
 */
const name = { longest: 25, start: 9, end: 15 } as const;

/** Beyond this much of the width, the words of a moment stand to the left of its line. */
const wordsTurnAt = 55;

/** Beyond this much of the width, a number of the axis has no room to the right of its line. */
const lastNumberAt = 90;

/** Words at a line begin there, or end there. */
const sideOf = (x: number, turnAt: number): 'start' | 'end' => (x > turnAt ? 'end' : 'start');

interface Asked {
  readonly requests: readonly WaterfallRequest[];
  readonly moments: WaterfallMoments;
  /** The end of the axis: two charts with the same one can be compared. */
  readonly untilMs: number;
}

/** Where everything of a chart stands. */
export function waterfallLayout({ requests, moments, untilMs }: Asked) {
  const percent = (ms: number) => (100 * ms) / untilMs;
  const lines = momentLines(moments);
  const head = headLine * (lines.length + 1);
  return {
    height: head + rowHeight * requests.length,
    axisY: headLine * lines.length,
    ticks: ticksUntil(untilMs).map((ms) => {
      const x = percent(ms);
      return { x, words: ms === 0 ? '0' : `${ms / 1000} s`, anchor: sideOf(x, lastNumberAt) };
    }),
    moments: lines.map(({ ms, words, kind }, index) => {
      const x = percent(ms);
      return { kind, x, words, y: headLine * index, anchor: sideOf(x, wordsTurnAt) };
    }),
    rows: requests.map((request, index) => ({
      y: head + rowHeight * index,
      kind: request.kind,
      name: shortName(request.path),
      words: `${sizeWords(request.bytes)} · ${request.priority}`,
      bars: barsOf(request).map(({ phase, fromMs, toMs }) => ({
        phase,
        x: percent(fromMs),
        width: percent(toMs - fromMs),
      })),
    })),
  };
}

function barsOf({ queuedMs, sentMs, answeredMs, endMs }: WaterfallRequest) {
  const times = [queuedMs, sentMs, answeredMs, endMs];
  return phases.flatMap((phase, index) => {
    const [fromMs = 0, toMs = 0] = times.slice(index, index + 2);
    return toMs > fromMs ? [{ phase, fromMs, toMs }] : [];
  });
}

/** Moments that are the same are one line. */
function momentLines({ firstPaint, largestPaint, answers }: WaterfallMoments) {
  const line = (kind: 'paint' | 'largest' | 'answers', name: string, ms: number | undefined) =>
    ms === undefined ? [] : [{ kind, ms, words: `${name} ${secondsWords(ms)}` }];
  const paints =
    firstPaint === largestPaint
      ? line('paint', 'first, largest paint', firstPaint)
      : [...line('paint', 'first paint', firstPaint), ...line('largest', 'largest paint', largestPaint)];
  return [...paints, ...line('answers', 'the page answers', answers)];
}

/** A number each half second, or each second where a phone has no room for more. */
function ticksUntil(untilMs: number): number[] {
  const step = untilMs <= 2000 ? 500 : 1000;
  return Array.from({ length: Math.floor(untilMs / step) + 1 }, (_, index) => index * step);
}

/** A file's name without what changes with each build and what most faces are; a long one without its middle. */
export function shortName(path: string): string {
  const file = path
    .replace(/^.*\/assets\//, '')
    .replace(/-[\w-]{8}(?=\.\w+$)/, '')
    .replace(/-latin(?=-\d)|-normal(?=[-.])/g, '');
  return file.length <= name.longest ? file : `${file.slice(0, name.start)}…${file.slice(-name.end)}`;
}

/** Bytes as they are told: in kilobytes with one place. */
export function sizeWords(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A time as it is told: in seconds with two places. */
export function secondsWords(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
