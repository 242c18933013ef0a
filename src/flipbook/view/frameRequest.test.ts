import { expect, test, vi } from 'vitest';
import { createFrameRequest } from './frameRequest.ts';

test('the next frame calls only the last of several callbacks, and none after a cancel', () => {
  const frames = new Map<number, FrameRequestCallback>();
  const requestAnimationFrame = vi.fn((callback: FrameRequestCallback) => {
    const id = requestAnimationFrame.mock.calls.length;
    frames.set(id, callback);
    return id;
  });
  vi.stubGlobal('window', { requestAnimationFrame, cancelAnimationFrame: (id: number) => frames.delete(id) });
  const { run, cancel } = createFrameRequest();
  const calls: string[] = [];
  const runNamed = (name: string) => run(() => calls.push(name));
  const frame = () => {
    for (const [id, callback] of frames) {
      frames.delete(id);
      callback(0);
    }
  };
  runNamed('first');
  runNamed('second');
  frame();
  expect([requestAnimationFrame.mock.calls.length, calls]).toEqual([1, ['second']]);
  runNamed('canceled');
  cancel();
  frame();
  runNamed('next');
  frame();
  expect([requestAnimationFrame.mock.calls.length, calls]).toEqual([3, ['second', 'next']]);
  vi.unstubAllGlobals();
});
