/**
 * A list's items with their places, for React's keys. The owner may say the same thing twice, and the order never
 * changes while it is shown, so an item's place is the one thing that is its own.
 */
export function numbered<Item>(items: readonly Item[]): readonly { place: number; item: Item }[] {
  return items.map((item, place) => ({ place, item }));
}
