/**
 * Numbers a list's items for React. An owner's list may say the same thing twice and keeps its order while it is
 * shown, so an item's place is the one thing that is its own.
 */
export function keyed<T>(items: readonly T[]): readonly { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
