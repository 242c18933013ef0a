/**
 * Converts a value to the type of `example`, like `page-flip`. A numeric string becomes a number, and
 * a truthy value such as `"false"` becomes true.
 */
export function readLoosely(value: unknown, example: unknown): unknown {
  if (value === undefined) return value;
  if (typeof example === 'number') return Number(value);
  return typeof example === 'boolean' ? Boolean(value) : value;
}
