/**
 * Replaces a property of an object, to imitate a browser with more or fewer features.
 * @returns a function that restores the property
 */
export function replaceProperty(target: object, name: string, value: unknown): () => void {
  const original = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => void (original ? Object.defineProperty(target, name, original) : Reflect.deleteProperty(target, name));
}
