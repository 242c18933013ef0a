// The place of an entry in keys of its own: `"location_city": "Ghent", "location_country": "Belgium"`.
import { isEmpty, type JsonObject } from '../../values.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { keysOf, normalizeKey } from '../fieldAliases.ts';

const partKeys = [/^location(?:city|town)$/, /^location(?:region|state)$/, /^location(?:country)$/];

/** Joins the parts of a place, unless the entry has a whole one. */
export function joinEntryPlace(entry: JsonObject, context: NormalizationContext): JsonObject {
  const keys = partKeys.flatMap((part) => Object.keys(entry).filter((key) => part.test(normalizeKey(key))));
  const parts = keys.map((key) => entry[key]).filter((part) => typeof part === 'string' && !isEmpty(part));
  if (parts.length === 0 || keysOf(entry, 'work[]', 'location').length > 0) return entry;
  const others = Object.entries(entry).filter(([key]) => !keys.includes(key));
  recordMove(filePathOf(context, keys[0] ?? ''), context, 'location');
  return { ...Object.fromEntries(others), location: [...new Set(parts)].join(', ') };
}
