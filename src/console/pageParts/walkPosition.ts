export interface WalkStop {
  readonly scrollPx: number;
  /** The hero's distance from the last stone, in stones. */
  readonly position: number;
}

/** Stops that scrolling cannot reach are spread evenly from the last reachable stop to the end. */
export function reachableStops(stops: readonly WalkStop[], endPx: number): readonly WalkStop[] {
  const stopsInReach = stops.filter(({ scrollPx }) => scrollPx <= endPx);
  const fromPx = Math.max(0, stopsInReach.at(-1)?.scrollPx ?? 0);
  const stepPx = (endPx - fromPx) / (stops.length - stopsInReach.length);
  return stops.map((stop, index) =>
    index < stopsInReach.length ? stop : { ...stop, scrollPx: fromPx + stepPx * (index + 1 - stopsInReach.length) },
  );
}

/** The hero's position while a page is scrolled to `scrollPx`, in stones from the last stone. */
export function walkPosition(stops: readonly WalkStop[], scrollPx: number): number {
  const nextIndex = stops.findIndex((stop) => stop.scrollPx > scrollPx);
  const to = stops[nextIndex];
  const from = stops[nextIndex - 1];
  if (!to) return stops.at(-1)?.position ?? 0;
  if (!from) return to.position;
  const share = (scrollPx - from.scrollPx) / (to.scrollPx - from.scrollPx);
  return from.position + share * (to.position - from.position);
}

/** The hero's position at the last stop that the page has reached. */
export function currentStop(stops: readonly WalkStop[], scrollPx: number): number {
  return (stops.findLast((stop) => stop.scrollPx <= scrollPx) ?? stops[0])?.position ?? 0;
}
