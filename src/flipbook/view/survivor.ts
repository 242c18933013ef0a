/**
 * Where the page at `index` of the old list is in the new one. Pages are known by their keys; when the page itself is
 * gone, the nearest that is left after it, else before it.
 */
export function survivor(before: readonly { key: string }[], after: readonly { key: string }[], index: number): number {
  const places = new Map(after.map(({ key }, place) => [key, place]));
  const nearest = [...before.slice(index), ...before.slice(0, index).reverse()].find(({ key }) => places.has(key));
  return places.get(nearest?.key ?? '') ?? Math.max(0, Math.min(index, after.length - 1));
}
