/**
 * Numbers items as React keys. The owner's lists may contain equal items and never change their
 * order, so the position is the only stable identity.
 */
export function withKeys<T>(items: readonly T[]): readonly { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
