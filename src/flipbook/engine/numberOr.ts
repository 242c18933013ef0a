/** Plain JavaScript may pass any value: one that is no number, or `NaN`, counts as missing. */
export function numberOr(value: number | undefined, fallback: number): number {
  return typeof value === 'number' && !Number.isNaN(value) ? value : fallback;
}
