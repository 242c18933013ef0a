/**
 * Reads a setting as `page-flip` does, which hands what it is given to JavaScript's sums and conditions: a text that is a
 * number counts as that number, and a switch is on when its value is truthy, so also for `"false"`. What is `undefined`
 * counts as not given.
 */
export function readLoosely(value: unknown, example: unknown): unknown {
  if (value === undefined) return value;
  if (typeof example === 'number') return Number(value);
  return typeof example === 'boolean' ? Boolean(value) : value;
}
