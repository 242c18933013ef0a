/** Rounds with arithmetic; `toFixed` took half of a turn's scripting time. */
export function roundTo(value: number, steps = 1e3): number {
  return Math.round(value * steps) / steps;
}
