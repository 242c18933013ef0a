/**
 * Gives an object another value under a name, as a browser has it that can do more, or less.
 *
 * @returns puts back what was there
 */
export function replaced(target: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => void (own ? Object.defineProperty(target, name, own) : Reflect.deleteProperty(target, name));
}
