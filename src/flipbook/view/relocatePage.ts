type PageList = readonly { readonly key: string }[];

/** Whether both lists have the same pages, in the same order. */
export function isSameList(before: PageList, after: PageList): boolean {
  return (
    before === after || (before.length === after.length && before.every(({ key }, index) => key === after[index]?.key))
  );
}

/**
 * The index in the new list of the page that was at `index`. Pages are known by their keys; when the page is gone, the
 * nearest one after it that is left, else before it. An empty list keeps the index for the pages that come next.
 */
export function relocatePage(before: PageList, after: PageList, index: number): number {
  if (after.length === 0) return index;
  const indices = new Map(after.map(({ key }, position) => [key, position]));
  const nearest = [...before.slice(index), ...before.slice(0, index).reverse()].find(({ key }) => indices.has(key));
  return indices.get(nearest?.key ?? '') ?? Math.min(index, after.length - 1);
}
