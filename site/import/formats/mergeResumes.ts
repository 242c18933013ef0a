import { isRecord } from '../values.ts';
import type { UnusedPlace } from './Format.ts';

/** The fields that identify a list entry. */
const nameFields = ['name', 'organization', 'institution', 'title', 'language', 'network', 'position', 'studyType'];

/**
 * Fills the first résumé's missing fields and lists, and the missing fields of entries that both résumés have. Adds no
 * entries to an existing list, because the list may have them under another name.
 * @returns the merged résumé, and the entries that were not added
 */
export function mergeResumes(first: unknown, second: unknown): { document: unknown; unused: readonly UnusedPlace[] } {
  const unused: UnusedPlace[] = [];
  return { document: fillMissing([first, second], '', unused), unused };
}

function fillMissing([first, second]: readonly [unknown, unknown], path: string, unused: UnusedPlace[]): unknown {
  if (first === undefined) return second;
  if (isRecord(first) && isRecord(second)) {
    const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
    return Object.fromEntries(
      Array.from(keys, (key) => [key, fillMissing([first[key], second[key]], path ? `${path}.${key}` : key, unused)]),
    );
  }
  if (!Array.isArray(first) || !Array.isArray(second) || !first.every(isRecord)) return first;
  const secondByKey = new Map(second.map((entry) => [entryKey(entry), entry]));
  const firstKeys = new Set(first.map(entryKey));
  const extraNames = [...secondByKey].flatMap(([key, entry]) => (firstKeys.has(key) ? [] : [nameOf(entry)]));
  if (extraNames.length > 0) unused.push({ place: `${path}[]`, texts: extraNames });
  return first.map((entry) => fillMissing([entry, secondByKey.get(entryKey(entry))], path, unused));
}

function entryKey(entry: unknown): string {
  return isRecord(entry) ? nameFields.map((field) => String(entry[field] ?? '').toLowerCase()).join('\n') : '';
}

function nameOf(entry: Record<string, unknown>): unknown {
  return nameFields.map((name) => entry[name]).find((name) => name !== undefined) ?? entry;
}
