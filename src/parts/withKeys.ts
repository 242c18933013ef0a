/** Uses indexes as React keys, because the owner's lists may repeat items but never change. */
export function withKeys<T>(items: readonly T[]): readonly { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
