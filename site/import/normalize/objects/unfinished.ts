// Adds the status of an unfinished entry, or an expiry date, to the entry's name, which every page
// and document shows.
import { pathPattern, quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import type { JsonObject } from '../../values.ts';
import { anyOf, words } from '../../words/words.ts';
import type { NormalizationContext } from '../context.ts';
import { fieldNames, keysOf, namingFields, normalizeKey, periodKeys } from '../fieldAliases.ts';
import { wordsOfKey } from '../guessedLists.ts';
import { isPresent, readDate, readPeriod } from '../readDate.ts';

const finished = new RegExp(anyOf(words.entries.finished), 'iu');

export const unfinished = new RegExp(`${anyOf(words.entries.unfinished)}|${anyOf(words.documents.expectations)}`, 'iu');

const statusKey = /^(?:status|state|progress|completion)$/;

/** "Issued May 2022 · Expires May 2025", but not "No expiration date" */
const expiry = /(?:expir|scad|läuft ab|valid until|gültig bis|válid[ao] at[eé]|hasta)\D{0,20}(?:19|20)\d\d/iu;

/** A key whose `false` or `true` says that an entry is not finished: `"completed": false`, `"inProgress": true`. */
const openFlags: Readonly<Record<string, RegExp>> = {
  false: /^(?:is)?(?:completed?|finished|graduated|obtained|passed|awarded|earned)$/,
  true: /^(?:is)?(?:inprogress|ongoing|pending|expired|incomplete|unfinished)$/,
};

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
  const label = wordsOfKey(key).toLowerCase().replace(/^is /, '');
  // `"expires": "2027-05"`, `"progress": "60 %"`
  const isLabeled = expectedOrExpiry.test(normalizeKey(key)) || percentage.test(String(status));
  const textOfStatus = `${isLabeled ? `${label} ` : ''}${String(status).replace(/\s*\(([^()]*)\)/g, ', $1')}`;
  const statusText = typeof status === 'boolean' ? `${status ? '' : 'not '}${label}` : textOfStatus;
  const name = `${String(value[nameKey])} (${statusText})`;
  context.reportChange([...context.filePath, key], readAs(quoteValue(status), `a part of ${quoteValue(name)}`));
  return { ...others, ...endOfStopped(value, String(status), pattern), [nameKey]: name };
}

const stopped = new RegExp(anyOf(words.entries.stopped), 'iu');

/** Ends studies that may not go on where they start, so that pages do not show them as present. */
function endOfStopped(value: JsonObject, status: string, pattern: string): JsonObject {
  const [startKey = ''] = keysOf(value, pattern, 'startDate');
  const start = value[startKey];
  const mayGoOn = isPresent(status) || (unfinished.test(status) && !stopped.test(status)) || status === 'true';
  const hasEnd =
    keysOf(value, pattern, 'endDate').length > 0 ||
    Object.keys(value).some((key) => periodKeys.test(normalizeKey(key)));
  return pattern !== 'education[]' || mayGoOn || hasEnd || !readDate(String(start)) ? {} : { endDate: start };
}

/** The longest text, in characters, that is a status and no description. */
const maxLength = 40;

const percentage = /^\d{1,2}(?:[.,]\d+)? ?%$/;

/** Whether a status is "Expires May 2027" or, for what one can finish, any short text but "completed" or "active". */
const isOtherStatus = (status: string, pattern: string): boolean =>
  /\d{4}/.test(status) ||
  (/^(?:certificates|education)\[\]$/.test(pattern) &&
    /\S/.test(status) &&
    status.length <= maxLength &&
    !finished.test(status));

/**
 * Whether a value says that an entry is not finished, as a status or instead of a date, or when it
 * expires: "In progress", "Expected 2027", "Expires May 2027".
 */
function hasStatus(key: string, value: unknown, pattern: string): boolean {
  const name = normalizeKey(key);
  if (typeof value === 'boolean')
    return /^(?:certificates|education)\[\]$/.test(pattern) && openFlags[`${value}`]?.test(name) === true;
  if (expectedOrExpiry.test(name)) return /\d{4}/.test(String(value));
  if (typeof value !== 'string') return false;
  const isOpen =
    unfinished.test(value) ||
    isPresent(value) ||
    expiry.test(value) ||
    (statusKey.test(name) && percentage.test(value));
  if (!isOpen && !(name === 'status' && isOtherStatus(value, pattern))) return false;
  if (/^(?:education|projects)\[\]$/.test(pattern) && periodKeys.test(name)) return readPeriod(value) === undefined;
  const isDate = pattern === 'certificates[]' && fieldNames(pattern, 'date').includes(name);
  // `{ "label": "CKAD", "details": "expected May 2027" }`
  const isNote =
    pattern === 'certificates[]' && value.length <= maxLength && fieldNames(pattern, 'summary').includes(name);
  return isDate || isNote || statusKey.test(name);
}
