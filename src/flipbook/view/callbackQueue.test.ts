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

test('a callback that throws is reported, and the next is called', () => {
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

test('a silent queue drops waiting callbacks', () => {
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

test('a paused queue calls nothing; when a callback resumes it, the rest follows that callback', () => {
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

test('callbacks of one step precede those that the first of them enqueues, also while paused', () => {
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
