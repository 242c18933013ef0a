import { expect, test, vi } from 'vitest';
import { createFrameRequest } from './frameRequest.ts';

test('moves share one frame, which draws the last one, unless they are canceled', () => {
  const frames = new Map<number, FrameRequestCallback>();
  const requestAnimationFrame = vi.fn((callback: FrameRequestCallback) => {
    const id = requestAnimationFrame.mock.calls.length;
    frames.set(id, callback);
    return id;
  });
  const { run, cancel } = createFrameRequest({
    requestAnimationFrame,
    cancelAnimationFrame: (id) => frames.delete(id),
  });
  const drawnMoves: string[] = [];
  const move = (name: string) => run(() => drawnMoves.push(name));
  const frame = () => {
    for (const [id, callback] of frames) {
      frames.delete(id);
      callback(0);
    }
  };
  move('first');
  move('second');
  frame();
  expect([requestAnimationFrame.mock.calls.length, drawnMoves]).toEqual([1, ['second']]);
  move('canceled');
  cancel();
  frame();
  move('next');
  frame();
  expect([requestAnimationFrame.mock.calls.length, drawnMoves]).toEqual([3, ['second', 'next']]);
});
