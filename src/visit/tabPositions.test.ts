import { afterEach, expect, test, vi } from 'vitest';
import { tabPositions } from './tabPositions.ts';

function stubTab(storage: Map<string, string>, type: 'navigate' | 'reload' | 'back_forward', referrer = '') {
  vi.stubGlobal('location', { origin: 'https://ada.example' });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a reload keeps', 'reload', '', { page: 3 }],
  ['Back from another site keeps', 'back_forward', '', { page: 3 }],
  ['a link within the site keeps', 'navigate', 'https://ada.example/handheld', { page: 3 }],
  ['a link from another site forgets', 'navigate', 'https://ada.example.org/', undefined],
  ['a typed URL forgets', 'navigate', '', undefined],
] as const)('%s the stored positions', (_, type, referrer, position) => {
  const storage = new Map<string, string>();
  stubTab(storage, 'navigate');
  const positions = tabPositions();
  positions.set('console', { page: 3 });
  positions.set('manual', { page: 5, part: 1 });
  expect(positions.get('manual')).toEqual({ page: 5, part: 1 });
  stubTab(storage, type, referrer);
  expect(tabPositions().get('console')).toEqual(position);
});

test.each(['', '{', '[3]', '{"console":"3"}'])('invalid stored text contains no position: %j', (text) => {
  stubTab(new Map([['playable-resume:positions', text]]), 'reload');
  expect(tabPositions().get('console')).toBeUndefined();
});

test('without storage, positions last within the document', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
  vi.stubGlobal('sessionStorage', undefined);
  const positions = tabPositions();
  positions.set('console', { page: 2 });
  expect(positions.get('console')).toEqual({ page: 2 });
});
