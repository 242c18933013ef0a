import type { Path } from './report/Finding.ts';

type ValueAtPath = { path: Path; value: unknown };

/** Every value of a document including the root, parents first. */
export function* everyValue(value: unknown, path: Path = []): Generator<ValueAtPath> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* everyValue(item, [...path, index]);
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) yield* everyValue(item, [...path, key]);
  }
}

/** Whether a value is an object, not `null` or an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is empty and counts as missing. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (typeof value === 'object' && Object.values(value).every(isEmpty));
}

/** Removes empty values at every level. */
export function withoutEmpty<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    // Items that became undefined leave holes, which filter skips.
    const compacted = Array.isArray(value) ? value.filter(() => true) : value;
    return isEmpty(compacted) ? undefined : compacted;
  });
}
