/** The median; `NaN` for an empty list. */
export function medianOf(numbers: readonly number[]): number {
  const ascending = numbers.toSorted((a, b) => a - b);
  const middle = ascending.length / 2;
  return ((ascending[Math.floor(middle)] ?? Number.NaN) + (ascending[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}
