import { afterEach, expect, test, vi } from 'vitest';
import { createCallbackQueue } from './callbackQueue.ts';

afterEach(() => vi.unstubAllGlobals());

/** A queue, and the numbers that its callbacks push. */
function recordingQueue(isSilent = () => false) {
  const called: number[] = [];
  return { called, ...createCallbackQueue(isSilent) };
}

test('a queue reports an error in a callback, and still calls the others', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { called, enqueue } = recordingQueue();
  const error = new Error('thrown by a callback');
  enqueue(() => {
    enqueue(() => called.push(2));
    called.push(1);
    throw error;
  });
  enqueue(() => called.push(3));
  expect(called).toEqual([1, 2, 3]);
  expect(report).toHaveBeenCalledWith(error);
});

test('a silent queue drops waiting callbacks', () => {
  const ending = new AbortController();
  const { called, enqueue } = recordingQueue(() => ending.signal.aborted);
  enqueue(() => {
    enqueue(() => called.push(1));
    ending.abort();
  });
  enqueue(() => called.push(2));
  expect(called).toEqual([]);
});

test('a paused queue calls nothing, and continues only after the callback that resumes it', () => {
  const { called, enqueue, pause, resume } = recordingQueue();
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

test.each([true, false])(
  'callbacks of one step precede those that the first of them enqueues (paused: %s)',
  (pauses) => {
    const { called, enqueue, batch, pause, resume } = recordingQueue();
    if (pauses) pause();
    batch(() => {
      enqueue(() => {
        called.push(1);
        enqueue(() => called.push(3));
      });
      enqueue(() => called.push(2));
    });
    expect(called).toHaveLength(pauses ? 0 : 3);
    resume();
    expect(called).toEqual([1, 2, 3]);
  },
);
