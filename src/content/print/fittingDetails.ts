// How a page on screen is filled where there is more than fits: names stand, details come back in order of weight while there
// is room. Paper is filled in the same way (site/documents/templates/fit.typ), by what its typesetter measures.
import type { RichText } from '../RichText.ts';

/** After so many details in a row without room there is none that has. */
export const missLimit = 24;

/** What an entry tells beside its name: its text, one of its points by number, its keywords. */
export type Detail<Entry> = { entry: Entry; part: 'text' | number | 'keywords' };

/** All there is to tell, in order of weight: each entry's text, then their first points, their second ones, at last the keywords. */
export function detailsOf<Entry extends { highlights: readonly RichText[] }>(
  entries: readonly Entry[],
  has: (entry: Entry, part: 'text' | 'keywords') => boolean,
): readonly Detail<Entry>[] {
  const maxHighlights = Math.max(0, ...entries.map(({ highlights }) => highlights.length));
  const points = Array.from({ length: maxHighlights }, (_, part) =>
    entries.filter(({ highlights }) => part < highlights.length).map((entry) => ({ entry, part })),
  ).flat();
  const detailsFor = (part: 'text' | 'keywords') =>
    entries.filter((entry) => has(entry, part)).map((entry) => ({ entry, part }));
  return [...detailsFor('text'), ...points, ...detailsFor('keywords')];
}

export function detailParts<Entry>(entry: Entry, details: Iterable<Detail<Entry>>): ReadonlySet<Detail<Entry>['part']> {
  return new Set([...details].filter((detail) => detail.entry === entry).map(({ part }) => part));
}

/**
 * Those of the details that have room, tried in their order.
 *
 * @param maxMisses how many without room in a row end the search
 */
export function fittingDetails<Item>(
  details: readonly Item[],
  fits: (selected: ReadonlySet<Item>) => boolean,
  maxMisses = Number.POSITIVE_INFINITY,
): ReadonlySet<Item> {
  const selected = new Set<Item>();
  let missCount = 0;
  for (const detail of details) {
    if (missCount > maxMisses) break;
    const isFitting = fits(selected.add(detail));
    if (!isFitting) selected.delete(detail);
    missCount = isFitting ? 0 : missCount + 1;
  }
  return selected;
}
