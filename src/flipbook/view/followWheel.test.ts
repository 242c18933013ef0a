import { expect, test, vi } from 'vitest';
import { followWheel } from './followWheel.ts';
import type { ConnectedBook } from './listen.ts';

test('followWheel listens only while the wheel is wanted and the book exists', async () => {
  const added = vi.fn<(type: string, listener: unknown, options: { signal: AbortSignal }) => void>();
  const ending = new AbortController();
  // Stand-ins for a window and a book: there is no document here.
  vi.stubGlobal('window', { addEventListener: () => undefined });
  const controller = { book: { addEventListener: added } } as unknown as ConnectedBook;
  let isWanted = false;
  const update = followWheel(controller, () => isWanted, ending.signal);
  for (const next of [false, true, true, false, true]) {
    isWanted = next;
    update();
    await vi.dynamicImportSettled();
  }
  const areEnded = () => added.mock.calls.map(([, , { signal }]) => signal.aborted);
  expect(areEnded()).toEqual([true, false]);
  ending.abort();
  expect(areEnded()).toEqual([true, true]);
  vi.unstubAllGlobals();
});
