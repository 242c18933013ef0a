/** Numbers items as React keys: the owner's lists may repeat items, but never change order. */
export function withKeys<T>(items: readonly T[]): readonly { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
