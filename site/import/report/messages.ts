// Messages that several rules share.

/**
 * Says that a key was read under its name in JSON Resume:
 * `"end" is not a JSON Resume key; it was read as "endDate".`
 */
export function keyReadAs(key: string, field: string): string {
  return `${JSON.stringify(key)} is not a JSON Resume key; it was read as "${field}".`;
}

/** Matches {@link keyReadAs}. */
export const renamedKey = /^(".*") is not a JSON Resume key; it was read as "([^"]*)"\.$/;

/** @param fileValue the value as in the file, in quotes @param reading the value on the site */
export function readAs(fileValue: string, reading: string): string {
  return `${fileValue} was read as ${reading}.`;
}

/** `The text has 1000 characters; the limit is 100.` @param count the number, with its noun */
export function overLimit(subject: string, count: string, maximum: unknown): string {
  return `${subject} has ${count}; the limit is ${maximum}.`;
}
