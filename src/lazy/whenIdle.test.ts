import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('asks the browser for an idle moment, and sets it a limit: a slow device may never have one', () => {
  const requestIdleCallback = vi.fn(() => 7);
  const cancelIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', cancelIdleCallback);
  const work = () => {};
  whenIdle(work)();
  expect(requestIdleCallback.mock.calls).toEqual([[work, { timeout: 2000 }]]);
  expect(cancelIdleCallback.mock.calls).toEqual([[7]]);
});

test.each([
  ['works a moment later where the browser cannot tell', false, 1],
  ['does nothing once it was canceled', true, 0],
])('%s', (_, isCanceled, times) => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  const cancel = whenIdle(work);
  vi.advanceTimersByTime(199);
  expect(work).not.toHaveBeenCalled();
  if (isCanceled) cancel();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(times);
});
