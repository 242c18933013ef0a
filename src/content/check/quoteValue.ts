/** The most of a wrong value that a message repeats. In characters. */
const maxLength = 60;

/** A value as it stands in the file, cut short when it is long: `"2023-02-30"`, `7`, `[1,2]`. */
export function quoteValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
