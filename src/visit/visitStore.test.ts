import { describe, expect, it, test, vi } from 'vitest';
import type { DeviceMemory } from './deviceMemory.ts';
import { visitStore } from './visitStore.ts';

function memoryOf(storedValues: Record<string, string> = {}): DeviceMemory & { storedEntries: Map<string, string> } {
  const map = new Map(Object.entries(storedValues));
  return { storedEntries: map, read: (name) => map.get(name), write: (name, text) => map.set(name, text) };
}

const noCompany = () => undefined;

/** A visit at its start. */
const initialVisit = { company: '', shell: 'grape', readable: false, sound: false, haptics: false, manualView: 'book' };

const choices = { company: '', shell: 'teal', readable: true, sound: true, haptics: true, manualView: 'text' };
const storedChoices = { shell: 'teal', readable: 'on', sound: 'on', haptics: 'on', manualView: 'text' };

describe('a visit', () => {
  it('starts with no company, the grape shell, the pixel fonts and no sound', () => {
    expect(visitStore({}, memoryOf(), noCompany).visit()).toEqual(initialVisit);
  });

  it('reads the company once from the link and the rest from the device, but not on the server', () => {
    const readCompany = vi.fn(() => 'Acme');
    const store = visitStore({ company: 'Given', shell: 'kiwi' }, memoryOf(storedChoices), readCompany);
    expect(store.visitOnServer()).toEqual({ ...initialVisit, company: 'Given', shell: 'kiwi' });
    expect(readCompany).not.toHaveBeenCalled();
    expect(store.visit()).toEqual({ ...choices, company: 'Acme' });
    for (const company of ['Typed', '', 'Other']) {
      store.setCompany(company);
      expect(store.visit().company).toBe(company);
    }
    expect(readCompany).toHaveBeenCalledTimes(1);
  });

  it('falls back to the given company when the link has none', () => {
    expect(visitStore({ company: 'Given' }, memoryOf(), noCompany).visit().company).toBe('Given');
  });

  test.each([
    ['shell', 'plaid', { shell: 'berry' }],
    ['readable', '{"a":', { readable: false }],
    ['manualView', 'scroll', { manualView: 'book' }],
  ])('ignores an invalid stored value: %s %j', (name, text, outcome) => {
    const store = visitStore({ shell: 'berry' }, memoryOf({ [name]: text }), noCompany);
    expect(store.visit()).toMatchObject(outcome);
  });

  it('applies each choice at once, and stores all but the company', () => {
    const memory = memoryOf();
    const store = visitStore({ haptics: true }, memory, noCompany);
    store.setCompany('Acme');
    store.setShell('teal');
    store.setReadable(true);
    store.setSound(true);
    store.setHaptics(false);
    store.setManualView('text');
    expect(Object.fromEntries(memory.storedEntries)).toEqual({ ...storedChoices, haptics: 'off' });
    expect(store.visit()).toEqual({ ...choices, haptics: false, company: 'Acme' });
    expect(visitStore({ haptics: true }, memory, noCompany).visit()).toEqual({ ...choices, haptics: false });
  });

  test.each([
    [' <b>Acme</b> https://example.com ', ' <b>Acme</b> https://example.com '],
    ['\u00A0\u200B\u202E\u3000', ''],
  ])('sets the typed company %j to %j', (input, company) => {
    const store = visitStore({}, memoryOf(), noCompany);
    store.setCompany(input);
    expect(store.visit().company).toBe(company);
    expect(visitStore({ company: input }, memoryOf(), noCompany).visitOnServer().company).toBe(company);
  });

  it('notifies listeners until they unsubscribe, and returns the same object until a change', () => {
    const store = visitStore({}, memoryOf(), noCompany);
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    expect(store.visit()).toBe(store.visit());
    store.setShell('teal');
    unsubscribe();
    store.setShell('kiwi');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
