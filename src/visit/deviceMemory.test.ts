import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { deviceMemory } from './deviceMemory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the memory of a device', () => {
  it('stores texts under prefixed names', () => {
    const storage = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, text: string) => storage.set(name, text),
    });
    deviceMemory.write('shell', 'teal');
    expect([...storage]).toEqual([['playable-resume:shell', 'teal']]);
    expect(deviceMemory.read('shell')).toBe('teal');
    expect(deviceMemory.read('readable')).toBeUndefined();
  });

  test.each<[string, () => unknown]>([
    ['throws on access', () => refuse('SecurityError')],
    ['is full', () => ({ getItem: () => null, setItem: () => refuse('QuotaExceededError') })],
    ['is missing', () => undefined],
  ])('stores nothing and throws nothing if storage %s', (_, get) => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    expect(() => deviceMemory.write('shell', 'teal')).not.toThrow();
    expect(deviceMemory.read('shell')).toBeUndefined();
    if (descriptor) Object.defineProperty(globalThis, 'localStorage', descriptor);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

function refuse(name: string): never {
  throw new DOMException('denied', name);
}
