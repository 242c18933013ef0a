/** Replaces a property, to imitate another browser. Returns a function that restores it. */
export function replaceProperty(target: object, name: string, value: unknown): () => void {
  const original = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => void (original ? Object.defineProperty(target, name, original) : Reflect.deleteProperty(target, name));
}
