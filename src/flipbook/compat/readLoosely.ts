/**
 * Converts a value to the type of `example`, as `page-flip` does: a numeric string is a number, and
 * any truthy value (`"false"`) is true.
 */
export function readLoosely(value: unknown, example: unknown): unknown {
  if (value === undefined) return value;
  if (typeof example === 'number') return Number(value);
  return typeof example === 'boolean' ? Boolean(value) : value;
}
