// Adds the status of an unfinished entry, or an expiry date, to the entry's name, which every page
// and document shows.
import { pathPattern, quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import type { JsonObject } from '../../values.ts';
import { anyOf, words } from '../../words/words.ts';
import type { NormalizationContext } from '../context.ts';
import { fieldNames, keysOf, namingFields, normalizeKey, periodKeys } from '../fieldAliases.ts';
import { wordsOfKey } from '../guessedLists.ts';
import { isPresent, readPeriod } from '../readDate.ts';

export const unfinished = new RegExp(`${anyOf(words.entries.unfinished)}|${anyOf(words.documents.expectations)}`, 'iu');

const statusKey = /^(?:status|state|progress|completion)$/;
const expectedOrExpiry = /^(?:expires?|expir(?:y|ation)(?:date)?|expected(?:date)?|validuntil|validto)$/;

/**
 * Adds an open status or an expiry date to the name: `"status": "In Progress"` makes "Server Basics
 * (In Progress)".
 */
export function addStatus(value: JsonObject, context: NormalizationContext): JsonObject {
  const pattern = pathPattern(context.path);
  const fields = namingFields[pattern];
  const nameKey = fields
    ?.map((field) => keysOf(value, pattern, field)[0] ?? '')
    .find((key) => typeof value[key] === 'string');
  const key = Object.keys(value).find((other) => hasStatus(other, value[other], pattern));
  if (nameKey === undefined || key === undefined) return value;
  const { [key]: status, ...others } = value;
  // `"expires": "2027-05"`
  const label = expectedOrExpiry.test(normalizeKey(key)) ? `${wordsOfKey(key).toLowerCase()} ` : '';
  const statusText = label + String(status).replace(/\s*\(([^()]*)\)/g, ', $1');
  const name = `${String(value[nameKey])} (${statusText})`;
  context.reportChange([...context.filePath, key], readAs(quoteValue(status), `a part of ${quoteValue(name)}`));
  return { ...others, [nameKey]: name };
}

/**
 * Whether a value says that an entry is not finished, as a status or instead of a date, or when it
 * expires: "In progress", "Expected 2027", "Expires May 2027".
 */
function hasStatus(key: string, value: unknown, pattern: string): boolean {
  const name = normalizeKey(key);
  if (expectedOrExpiry.test(name)) return /\d{4}/.test(String(value));
  // "Expires May 2027"
  const isDated = name === 'status' && /\d{4}/.test(String(value));
  if (typeof value !== 'string' || !(unfinished.test(value) || isPresent(value) || isDated)) return false;
  if (/^(?:education|projects)\[\]$/.test(pattern) && periodKeys.test(name)) return readPeriod(value) === undefined;
  const isDate = pattern === 'certificates[]' && fieldNames(pattern, 'date').includes(name);
  return isDate || statusKey.test(name);
}
