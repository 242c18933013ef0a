import { type Finding, type Path, pathPattern, pathText, warning } from '../report/Finding.ts';
import { quoteValue } from '../report/formatFindings.ts';
import { fieldSchema } from '../schema/fieldSchema.ts';
import { isEmpty, isRecord } from '../values.ts';
import { unknownKeys } from './unknownKeys.ts';

/** Parts of a place that JSON Resume has and that are nobody's business. */
const privateKeys = ['address', 'postalCode'];

/** Finds the keys of a résumé that no page and no document shows: one warning for each place. */
export function unpublishedKeys(document: unknown): Finding[] {
  const paths = [...unknownKeys(document, fieldSchema, 'allowed').map(({ path }) => path), ...privatePaths(document)];
  const byPlace = new Map<string, Path[]>();
  for (const path of paths) {
    const place = pathPattern(path.slice(0, -1));
    byPlace.set(place, [...(byPlace.get(place) ?? []), path]);
  }
  return [...byPlace.values()].flatMap((places) => {
    const [first] = places;
    if (!first) return [];
    const keys = [...new Set(places.map((path) => quoteValue(path.at(-1))))];
    const entryCount = new Set(places.map((path) => pathText(path.slice(0, -1)))).size;
    const entries = entryCount > 1 ? `, in ${entryCount} entries` : '';
    const message =
      `Not published: ${new Intl.ListFormat('en').format(keys)}${entries}. ` +
      `But if your repository is public, anyone can read ${keys.length * entryCount > 1 ? 'them' : 'it'} in this file. ` +
      'Remove what is private.';
    return [warning(first, message)];
  });
}

function privatePaths(document: unknown): Path[] {
  const basics = isRecord(document) ? document.basics : undefined;
  const location = isRecord(basics) ? basics.location : undefined;
  if (!isRecord(location)) return [];
  return privateKeys.filter((key) => !isEmpty(location[key])).map((key) => ['basics', 'location', key]);
}
