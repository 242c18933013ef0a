import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../engine/settings.ts';
import { missingMembers } from './missingMembers.ts';

const settled = settings({ width: 300, height: 400 });
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  // The module remembers which advice it has printed.
  vi.resetModules();
  warn.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A book's methods, from freshly loaded modules. */
async function freshPageFlip() {
  const { createPageFlip } = await import('./createPageFlip.ts');
  return createPageFlip({ book: () => null, settings: () => settled, remove: () => undefined }).pageFlip;
}

test.each([
  ['getUI', 'pageFlip().getUI is not available. Find elements by their classes'],
  ['loadFromImages', 'pageFlip().loadFromImages is not available. The children are the pages: render an `img`'],
])('reading a missing member warns once, with the alternative: %s', async (name, words) => {
  const pageFlip = await freshPageFlip();
  expect([Reflect.get(pageFlip, name), Reflect.get(pageFlip, name)]).toEqual([undefined, undefined]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(words)]]);
  expect(warn.mock.calls.flat().join()).toMatch(/^HTMLFlipBook: .*react-page-turn\/react-pageflip\.md$/);
});

test('reading a missing member of the page list warns, too', async () => {
  const { pages } = await freshPageFlip();
  expect(Reflect.get(pages, 'pages')).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('pageFlip().getPageCollection().pages is not available.')],
  ]);
});

test('reading an existing or unknown member prints no warning', async () => {
  const pageFlip = await freshPageFlip();
  expect([pageFlip.pages, pageFlip.getPageCollection()]).toEqual([pageFlip.pages, pageFlip.pages]);
  for (const name of [...Object.keys(pageFlip), 'then', 'toJSON', Symbol.iterator]) Reflect.get(pageFlip, name);
  expect(warn).not.toHaveBeenCalled();
});

test('the list of differences names every missing member', () => {
  const list = readFileSync(join(import.meta.dirname, '../react-pageflip.md'), 'utf8');
  const names = Object.entries(missingMembers).flatMap(([of, members]) =>
    members.flatMap((one) => one.names.map((name) => `\`${of}${name}\``)),
  );
  expect(names.filter((name) => !list.includes(name))).toEqual([]);
});

test('in production there are no warnings', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(Reflect.get(await freshPageFlip(), 'getUI')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test('without `process` a book works and prints no warnings', async () => {
  vi.stubGlobal('process', undefined);
  const pageFlip = await freshPageFlip();
  vi.unstubAllGlobals();
  expect([pageFlip.getPageCount(), Reflect.get(pageFlip, 'getUI')]).toEqual([0, undefined]);
  expect(warn).not.toHaveBeenCalled();
});
