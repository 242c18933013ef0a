/**
 * Reads a setting as `page-flip` does, by JavaScript's conversions: a numeric string counts as a
 * number, and any truthy value, even `"false"`, turns a switch on. `undefined` means not given.
 */
export function readLoosely(value: unknown, example: unknown): unknown {
  if (value === undefined) return value;
  if (typeof example === 'number') return Number(value);
  return typeof example === 'boolean' ? Boolean(value) : value;
}
