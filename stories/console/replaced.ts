/**
 * Replaces a property of an object, to imitate a browser with more or fewer features.
 * @returns a function that restores the property
 */
export function replaced(target: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => void (own ? Object.defineProperty(target, name, own) : Reflect.deleteProperty(target, name));
}
