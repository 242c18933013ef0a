import { afterEach, expect, test, vi } from 'vitest';
import { createCallbackQueue } from './callbackQueue.ts';

afterEach(() => vi.unstubAllGlobals());

test('a callback that another one enqueues is called after it', () => {
  const called: number[] = [];
  const { enqueue } = createCallbackQueue(() => false);
  enqueue(() => {
    enqueue(() => called.push(2));
    called.push(1);
  });
  expect(called).toEqual([1, 2]);
});

test('one that throws is reported, and the next is called', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const called: number[] = [];
  const { enqueue } = createCallbackQueue(() => false);
  const error = new Error('thrown by a callback');
  enqueue(() => {
    enqueue(() => called.push(2));
    throw error;
  });
  enqueue(() => called.push(3));
  expect(called).toEqual([2, 3]);
  expect(report).toHaveBeenCalledWith(error);
});

test('when it falls silent nothing is called, not even what is waiting', () => {
  const called: number[] = [];
  const ending = new AbortController();
  const { enqueue } = createCallbackQueue(() => ending.signal.aborted);
  enqueue(() => {
    enqueue(() => called.push(1));
    ending.abort();
  });
  enqueue(() => called.push(2));
  expect(called).toEqual([]);
});

test('while it is paused nothing is called; resumed by a callback, the rest comes after that one', () => {
  const called: number[] = [];
  const { enqueue, pause, resume } = createCallbackQueue(() => false);
  pause();
  enqueue(() => {
    pause();
    enqueue(() => called.push(2));
    resume();
    called.push(1);
  });
  expect(called).toEqual([]);
  resume();
  expect(called).toEqual([1, 2]);
});

test('those that are enqueued together come before any that the first of them enqueues, also while it is paused', () => {
  const called: number[] = [];
  const { enqueue, together, pause, resume } = createCallbackQueue(() => false);
  const both = () =>
    together(() => {
      enqueue(() => {
        called.push(1);
        enqueue(() => called.push(3));
      });
      enqueue(() => called.push(2));
    });
  both();
  expect(called).toEqual([1, 2, 3]);
  pause();
  both();
  expect(called).toHaveLength(3);
  resume();
  expect(called).toEqual([1, 2, 3, 1, 2, 3]);
});
