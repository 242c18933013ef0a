// How a page on screen is filled where there is more than fits: names stand, details come back in order of weight while there
// is room. Paper is filled in the same way (site/documents/templates/fit.typ), by what its typesetter measures.
import type { RichText } from '../RichText.ts';

/** After so many details in a row without room there is none that has. */
export const patience = 24;

/** What an entry tells beside its name: its text, one of its points by number, its keywords. */
export type Detail<Entry> = { entry: Entry; part: 'text' | number | 'keywords' };

/** All there is to tell, in order of weight: each entry's text, then their first points, their second ones, at last the keywords. */
export function detailsOf<Entry extends { highlights: readonly RichText[] }>(
  entries: readonly Entry[],
  has: (entry: Entry, part: 'text' | 'keywords') => boolean,
): readonly Detail<Entry>[] {
  const most = Math.max(0, ...entries.map(({ highlights }) => highlights.length));
  const points = Array.from({ length: most }, (_, part) =>
    entries.filter(({ highlights }) => part < highlights.length).map((entry) => ({ entry, part })),
  ).flat();
  const those = (part: 'text' | 'keywords') =>
    entries.filter((entry) => has(entry, part)).map((entry) => ({ entry, part }));
  return [...those('text'), ...points, ...those('keywords')];
}

export function partsOf<Entry>(entry: Entry, details: Iterable<Detail<Entry>>): ReadonlySet<Detail<Entry>['part']> {
  return new Set([...details].filter((detail) => detail.entry === entry).map(({ part }) => part));
}

/**
 * Those of the details that have room, tried in their order.
 *
 * @param misses how many without room in a row end the search
 */
export function filled<Item>(
  details: readonly Item[],
  fits: (shown: ReadonlySet<Item>) => boolean,
  misses = Number.POSITIVE_INFINITY,
): ReadonlySet<Item> {
  const shown = new Set<Item>();
  let missed = 0;
  for (const detail of details) {
    if (missed > misses) break;
    const hasRoom = fits(shown.add(detail));
    if (!hasRoom) shown.delete(detail);
    missed = hasRoom ? 0 : missed + 1;
  }
  return shown;
}
