/** The new number of each page of a list that has changed, `null` for one that is gone; `null` where none has. */
export type Renumbering = readonly (number | null)[] | null;

type PageList = readonly { readonly key: string }[];

/** What became of the pages of a list. Pages are known by their keys. `null` when the other has the same, in the same order. */
export function renumbering(before: PageList, after: PageList): Renumbering {
  if (before === after) return null;
  // One by one: of pages that have the same key by mistake the list below knows the last.
  if (before.length === after.length && before.every(({ key }, index) => key === after[index]?.key)) return null;
  const indices = new Map(after.map(({ key }, index) => [key, index]));
  return before.map(({ key }) => indices.get(key) ?? null);
}

/**
 * The index in the new list of the page that was at `index`; when it is gone, of the nearest one after it that is left,
 * else before it. An empty list keeps the index for the pages that come next.
 *
 * @param count - how many pages there are now
 */
export function relocatePage(moved: Renumbering, index: number, count: number): number {
  if (!moved || count === 0) return index;
  const nearest = [...moved.slice(index), ...moved.slice(0, index).reverse()].find((page) => page !== null);
  return nearest ?? Math.min(index, count - 1);
}
