/** Numbers items as React keys: the owner's lists never change, but may have equal items. */
export function withKeys<T>(items: readonly T[]): readonly { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
