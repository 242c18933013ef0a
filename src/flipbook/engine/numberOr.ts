/** Returns `value`, or `fallback` if it is missing, `NaN` or (from plain JavaScript) not a number. */
export function numberOr(value: number | undefined, fallback: number): number {
  return typeof value === 'number' && !Number.isNaN(value) ? value : fallback;
}
