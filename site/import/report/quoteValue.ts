/** The most characters of an invalid value in a message. */
const maxLength = 60;

/** Formats a value as in the file, cut if it is long: `"2023-02-30"`, `7`, `[1,2]`. */
export function quoteValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
