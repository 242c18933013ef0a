import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceMemory } from './deviceMemory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the memory of a device', () => {
  it('keeps texts under names of its own', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    });
    deviceMemory.write('shell', 'teal');
    expect([...kept]).toEqual([['playable-resume:shell', 'teal']]);
    expect(deviceMemory.read('shell')).toBe('teal');
    expect(deviceMemory.read('readable')).toBeUndefined();
  });

  it('forgets without a word where storage may not even be named', () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(() => deviceMemory.write('shell', 'teal')).not.toThrow();
    expect(deviceMemory.read('shell')).toBeUndefined();
    if (descriptor) Object.defineProperty(globalThis, 'localStorage', descriptor);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('forgets without a word where storage is full', () => {
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    expect(() => deviceMemory.write('shell', 'teal')).not.toThrow();
    expect(setItem).toHaveBeenCalled();
  });

  it('forgets without a word where there is no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => deviceMemory.write('shell', 'teal')).not.toThrow();
    expect(deviceMemory.read('shell')).toBeUndefined();
  });
});
