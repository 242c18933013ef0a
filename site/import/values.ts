import type { Path } from './report/Finding.ts';

export type JsonObject = Record<string, unknown>;

type ValueAtPath = { path: Path; value: unknown };

export function* everyValue(value: unknown, path: Path = []): Generator<ValueAtPath> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* everyValue(item, [...path, index]);
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) yield* everyValue(item, [...path, key]);
  }
}

export function everyText(value: unknown): readonly { path: Path; text: string }[] {
  return [...everyValue(value)].flatMap((part) =>
    typeof part.value === 'string' ? [{ path: part.path, text: part.value }] : [],
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; `undefined` if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );
}

/** The value at a path such as `sidebar.languages`. */
export function partAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);
}

/** The object at a path; an empty one if there is none. */
export function recordAt(value: unknown, path: string): Record<string, unknown> {
  const part = partAt(value, path);
  return isRecord(part) ? part : {};
}

/** The objects in a list; none if it is not a list. */
export function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

const nameKeys = 'name organization company employer institution school title position language'.split(' ');

/** The name of an entry, such as its employer, school or title. */
export function entryName(entry: unknown): string | undefined {
  const names = isRecord(entry) ? nameKeys.map((key) => entry[key]) : [];
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (typeof value === 'object' && Object.values(value).every(isEmpty));
}

export function withoutEmpty<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    // Items that became undefined leave holes, which filter skips.
    const compacted = Array.isArray(value) ? value.filter(() => true) : value;
    return isEmpty(compacted) ? undefined : compacted;
  });
}

/** The key of the only list in an item: `{ "section": "Books", "items": ["Kept the books."] }`. */
export function listKeyOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined;
  const [key, ...others] = Object.keys(item).filter((name) => Array.isArray(item[name]));
  return others.length === 0 ? key : undefined;
}

/** The letters, digits and @ of a text, to compare contacts and names. */
export function lettersOf(text: unknown): string {
  return String(text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]/gu, '');
}

export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
