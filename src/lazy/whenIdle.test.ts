import { afterEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('whenIdle', () => {
  test('asks the browser for an idle moment, and sets it a limit: a slow device may never have one', () => {
    const requestIdleCallback = vi.fn(() => 7);
    const cancelIdleCallback = vi.fn();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('cancelIdleCallback', cancelIdleCallback);
    const work = () => {};
    const takeBack = whenIdle(work);
    expect(requestIdleCallback.mock.calls).toEqual([[work, { timeout: 2000 }]]);
    takeBack();
    expect(cancelIdleCallback.mock.calls).toEqual([[7]]);
  });

  test.each([
    ['waits a moment where the browser cannot tell', false, 1],
    ['does nothing once it was taken back', true, 0],
  ])('%s', (_, isTakenBack, times) => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const work = vi.fn();
    const takeBack = whenIdle(work);
    vi.advanceTimersByTime(199);
    expect(work).not.toHaveBeenCalled();
    if (isTakenBack) takeBack();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(times);
  });
});
