// Fills a page on screen that cannot hold everything: names stay, details are added by weight. In
// print, site/documents/templates/fit.typ does the same with its typesetter's measures.
import type { RichText } from '../RichText.ts';

/** Stop after this many details in a row that do not fit. */
export const missLimit = 24;

/** A detail of an entry: its text, one of its points by index, its keywords. */
export type Detail<Entry> = { entry: Entry; part: 'text' | number | 'keywords' };

/**
 * All details by weight: each entry's text, the first points, the second points, last the keywords.
 */
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
 * The details that fit, tried in order.
 * @param maxMisses stop after this many in a row that do not fit
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
