import { describe, expect, it, test, vi } from 'vitest';
import type { DeviceMemory } from './deviceMemory.ts';
import { visitStore } from './visitStore.ts';

function memoryOf(storedValues: Record<string, string> = {}): DeviceMemory & { storedEntries: Map<string, string> } {
  const map = new Map(Object.entries(storedValues));
  return { storedEntries: map, read: (name) => map.get(name), write: (name, text) => map.set(name, text) };
}

const nowhere = () => '';

/** A visit at its start. */
const fresh = { company: '', shell: 'grape', readable: false, sound: false, haptics: false, manualView: 'book' };

describe('a visit', () => {
  it('begins without a company, in grape, in pixels and silent', () => {
    expect(visitStore({}, memoryOf(), nowhere).visit()).toEqual(fresh);
  });

  it('takes the company from the link and the rest from the device', () => {
    const memory = memoryOf({ shell: 'teal', readable: 'on', sound: 'on', haptics: 'on', manualView: 'text' });
    const store = visitStore({ shell: 'kiwi' }, memory, () => 'Acme');
    expect(store.visit()).toEqual({
      company: 'Acme',
      shell: 'teal',
      readable: true,
      sound: true,
      haptics: true,
      manualView: 'text',
    });
  });

  it('is on the server what it was given, whatever link and device say', () => {
    const arrivesFrom = vi.fn(() => 'Acme');
    const store = visitStore({ shell: 'kiwi' }, memoryOf({ shell: 'teal' }), arrivesFrom);
    expect(store.visitOnServer()).toEqual({ ...fresh, shell: 'kiwi' });
    expect(arrivesFrom).not.toHaveBeenCalled();
  });

  test.each([
    ['shell', 'plaid', { shell: 'berry' }],
    ['shell', '', { shell: 'berry' }],
    ['shell', '__proto__', { shell: 'berry' }],
    ['readable', 'true', { readable: false }],
    ['readable', '{"a":', { readable: false }],
    ['sound', 'yes', { sound: false }],
    ['haptics', '1', { haptics: false }],
    ['manualView', 'scroll', { manualView: 'book' }],
    ['manualView', '', { manualView: 'book' }],
  ])('takes no notice when the device remembers as %s %j', (name, text, outcome) => {
    const store = visitStore({ shell: 'berry' }, memoryOf({ [name]: text }), nowhere);
    expect(store.visit()).toMatchObject(outcome);
  });

  it('has what was chosen from that moment on, and remembers all of it but the company', () => {
    const memory = memoryOf();
    const store = visitStore({}, memory, nowhere);
    store.setCompany('Acme');
    store.setShell('teal');
    store.setReadable(true);
    store.setSound(true);
    store.setHaptics(true);
    store.setManualView('text');
    expect([...memory.storedEntries]).toEqual([
      ['shell', 'teal'],
      ['readable', 'on'],
      ['sound', 'on'],
      ['haptics', 'on'],
      ['manualView', 'text'],
    ]);
    const choices = { company: '', shell: 'teal', readable: true, sound: true, haptics: true, manualView: 'text' };
    expect(store.visit()).toEqual({ ...choices, company: 'Acme' });
    expect(visitStore({}, memory, nowhere).visit()).toEqual(choices);
  });

  it('remembers a switch that was turned off again', () => {
    const memory = memoryOf({ sound: 'on' });
    const store = visitStore({ haptics: true }, memory, nowhere);
    store.setSound(false);
    store.setHaptics(false);
    expect(visitStore({ haptics: true }, memory, nowhere).visit()).toEqual(fresh);
  });

  test.each([
    ['W'.repeat(500), 'W'.repeat(500)],
    [' <b>Acme</b> https://example.com ', ' <b>Acme</b> https://example.com '],
    ['\u202EAcme', '\u202EAcme'],
    ['   ', ''],
    ['\u00A0\u200B\u202E\u3000', ''],
  ])('keeps %j, as it was typed, as %j', (input, company) => {
    const store = visitStore({}, memoryOf(), nowhere);
    store.setCompany(input);
    expect(store.visit().company).toBe(company);
    expect(visitStore({ company: input }, memoryOf(), nowhere).visitOnServer().company).toBe(company);
  });

  it('keeps the latest company: from the link (read once), typed, refused, typed again', () => {
    const arrivesFrom = vi.fn(() => 'Linked');
    const store = visitStore({}, memoryOf(), arrivesFrom);
    expect(store.visit().company).toBe('Linked');
    for (const company of ['Typed', '', 'Other']) {
      store.setCompany(company);
      expect(store.visit().company).toBe(company);
    }
    expect(arrivesFrom).toHaveBeenCalledTimes(1);
  });

  it('takes a company from the link only where it names one', () => {
    expect(visitStore({ company: 'Given' }, memoryOf(), () => '').visit().company).toBe('Given');
    expect(visitStore({ company: 'Given' }, memoryOf(), () => 'Linked').visit().company).toBe('Linked');
  });

  it('tells those who listen, as long as they do', () => {
    const store = visitStore({}, memoryOf(), nowhere);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.setShell('teal');
    stop();
    store.setShell('kiwi');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is the same object until something changes', () => {
    const store = visitStore({}, memoryOf(), nowhere);
    expect(store.visit()).toBe(store.visit());
    expect(store.visitOnServer()).toBe(store.visitOnServer());
  });
});
