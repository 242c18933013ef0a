import { isRecord } from '../../../src/content/check/everyValue.ts';

/** By what an entry of a list is known. */
const nameFields = ['name', 'organization', 'institution', 'title', 'language', 'network', 'position', 'studyType'];

/**
 * A résumé with what it lacks filled in from another: fields, whole lists, and the fields of entries that are the same. Entries
 * of a list that is there already are not added: they may be the same by another name.
 *
 * @returns the two as one, and what was not added: `work: 2 more`
 */
export function merged(first: unknown, second: unknown): { document: unknown; leftOut: readonly string[] } {
  const leftOut: string[] = [];
  return { document: filled([first, second], '', leftOut), leftOut };
}

function filled([first, second]: readonly [unknown, unknown], path: string, leftOut: string[]): unknown {
  if (first === undefined) return second;
  if (isRecord(first) && isRecord(second)) {
    const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
    return Object.fromEntries(
      Array.from(keys, (key) => [key, filled([first[key], second[key]], path ? `${path}.${key}` : key, leftOut)]),
    );
  }
  if (!Array.isArray(first) || !Array.isArray(second) || !first.every(isRecord)) return first;
  const others = new Map(second.map((entry) => [nameOf(entry), entry]));
  const names = new Set(first.map(nameOf));
  const more = [...others.keys()].filter((name) => !names.has(name)).length;
  if (more > 0) leftOut.push(`${path}: ${more} more`);
  return first.map((entry) => filled([entry, others.get(nameOf(entry))], path, leftOut));
}

function nameOf(entry: unknown): string {
  return isRecord(entry) ? nameFields.map((field) => String(entry[field] ?? '').toLowerCase()).join('\n') : '';
}
