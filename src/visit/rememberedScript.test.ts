import { runInNewContext } from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { shells } from '../resume/owner/shells.ts';
import { rememberedScript } from './rememberedScript.ts';

/** The attributes that the script sets on a device with these stored values. */
function rememberedState(storedValues: Readonly<Record<string, string>>, hash = ''): Record<string, string> {
  const dataset: Record<string, string> = {};
  const getItem = (name: string) => storedValues[name] ?? null;
  runInNewContext(rememberedScript, {
    document: { documentElement: { dataset } },
    location: { hash },
    localStorage: { getItem },
  });
  return dataset;
}

describe('the script in the head', () => {
  test.each<[Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    [{}, {}],
    [{ readable: 'on' }, { readable: 'true' }],
    [{ readable: 'off' }, {}],
    [{ manualView: 'text' }, { manualView: 'text' }],
    [{ manualView: 'book' }, {}],
    [{ manualView: 'scroll' }, {}],
    [{ shell: shells[0] }, { rememberedShell: shells[0] }],
    [{ shell: 'plaid' }, {}],
  ])('on a device that remembers %j sets %j', (storedValues, attributes) => {
    const entries = Object.entries(storedValues).map(([name, value]) => [`playable-resume:${name}`, value]);
    expect(rememberedState(Object.fromEntries(entries))).toEqual(attributes);
  });

  test.each([
    ['#company=Acme%20Inc', { arrivedWith: '#company=Acme%20Inc' }],
    ['#company-form', {}],
    ['#page=2', { linkedPage: '' }],
    ['#a=b&page=12', { linkedPage: '' }],
    ['#page=1', {}],
    ['#page=0', {}],
    ['#homepage=2', {}],
  ])('for the fragment %s sets %j', (hash, attributes) => {
    expect(rememberedState({}, hash)).toEqual(attributes);
  });

  it('throws nothing when storage is denied, and still keeps the fragment', () => {
    const deniedWindow = {
      document: { documentElement: { dataset: {} } },
      location: { hash: '#company=Acme' },
      get localStorage() {
        throw new Error('denied');
      },
    };
    expect(() => runInNewContext(rememberedScript, deniedWindow)).not.toThrow();
    expect(deniedWindow.document.documentElement.dataset).toEqual({ arrivedWith: '#company=Acme' });
  });

  it('has at most 346 characters beside the list of shells', () => {
    expect(rememberedScript.length - JSON.stringify(shells).length).toBeLessThanOrEqual(346);
  });
});
