import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('requests an idle callback with a timeout, because a slow device may never be idle', () => {
  const [request, cancel] = [vi.fn(() => 7), vi.fn()];
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const work = () => {};
  whenIdle(work)();
  expect([request.mock.calls, cancel.mock.calls]).toEqual([[[work, { timeout: 2000 }]], [[7]]]);
});

test('falls back to a timer without requestIdleCallback, and can be canceled', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  whenIdle(work)();
  whenIdle(work);
  vi.advanceTimersByTime(199);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
