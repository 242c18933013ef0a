import { afterEach, expect, test, vi } from 'vitest';
import { createOutbox } from './outbox.ts';

afterEach(() => vi.unstubAllGlobals());

test('what a listener sets off is told after what is being told', () => {
  const told: number[] = [];
  const post = createOutbox(new AbortController().signal);
  post(() => {
    post(() => told.push(2));
    told.push(1);
  });
  expect(told).toEqual([1, 2]);
});

test('a listener that throws is reported and keeps nobody from being told', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const told: number[] = [];
  const post = createOutbox(new AbortController().signal);
  const error = new Error('thrown by a listener');
  post(() => {
    post(() => told.push(2));
    throw error;
  });
  post(() => told.push(3));
  expect(told).toEqual([2, 3]);
  expect(report).toHaveBeenCalledWith(error);
});

test('once its signal has aborted it tells nothing, not even what is waiting', () => {
  const told: number[] = [];
  const ending = new AbortController();
  const post = createOutbox(ending.signal);
  post(() => {
    post(() => told.push(1));
    ending.abort();
  });
  post(() => told.push(2));
  expect(told).toEqual([]);
});
