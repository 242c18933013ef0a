import { isRecord } from '../values.ts';
import type { LeftPlace } from './Format.ts';

/** The fields that identify an entry of a list. */
const nameFields = ['name', 'organization', 'institution', 'title', 'language', 'network', 'position', 'studyType'];

/**
 * Fills a résumé's missing fields, lists, and fields of entries that both have. It adds no entries
 * to an existing list, because they may be the same ones under another name.
 * @returns the merged résumé, and the entries that were not added
 */
export function mergeResumes(first: unknown, second: unknown): { document: unknown; leftOut: readonly LeftPlace[] } {
  const leftOut: LeftPlace[] = [];
  return { document: fillMissing([first, second], '', leftOut), leftOut };
}

function fillMissing([first, second]: readonly [unknown, unknown], path: string, leftOut: LeftPlace[]): unknown {
  if (first === undefined) return second;
  if (isRecord(first) && isRecord(second)) {
    const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
    return Object.fromEntries(
      Array.from(keys, (key) => [key, fillMissing([first[key], second[key]], path ? `${path}.${key}` : key, leftOut)]),
    );
  }
  if (!Array.isArray(first) || !Array.isArray(second) || !first.every(isRecord)) return first;
  const secondByKey = new Map(second.map((entry) => [entryKey(entry), entry]));
  const firstKeys = new Set(first.map(entryKey));
  const extraNames = [...secondByKey].flatMap(([key, entry]) => (firstKeys.has(key) ? [] : [nameOf(entry)]));
  if (extraNames.length > 0) leftOut.push({ place: `${path}[]`, texts: extraNames });
  return first.map((entry) => fillMissing([entry, secondByKey.get(entryKey(entry))], path, leftOut));
}

function entryKey(entry: unknown): string {
  return isRecord(entry) ? nameFields.map((field) => String(entry[field] ?? '').toLowerCase()).join('\n') : '';
}

function nameOf(entry: Record<string, unknown>): unknown {
  return nameFields.map((name) => entry[name]).find((name) => name !== undefined) ?? entry;
}
