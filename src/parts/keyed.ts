/**
 * Numbers a list's items for React. The owner's lists may say the same thing twice and never change their order while
 * they are shown, so that an item's place is the one thing that is its own.
 */
export function keyed<T>(items: readonly T[]): readonly { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
