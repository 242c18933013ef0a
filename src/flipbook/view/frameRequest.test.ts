import { expect, test } from 'vitest';
import { createFrameRequest, type FrameWindow } from './frameRequest.ts';

/** A window whose frames the test triggers, with a log of its calls. */
function testWindow() {
  const callbacks = new Map<number, FrameRequestCallback>();
  const log: string[] = [];
  let requests = 0;
  const window: FrameWindow = {
    requestAnimationFrame(callback) {
      requests += 1;
      callbacks.set(requests, callback);
      log.push('request');
      return requests;
    },
    cancelAnimationFrame(id) {
      if (callbacks.delete(id)) log.push('cancel');
    },
  };
  /** Shows a frame: a callback requested meanwhile waits for the next one. */
  const frame = (): void => {
    log.push('frame');
    const due = [...callbacks.values()];
    callbacks.clear();
    for (const callback of due) callback(0);
  };
  return { window, log, frame };
}

test('several moves share one request, and the next frame draws the last point', () => {
  const { window, log, frame } = testWindow();
  const request = createFrameRequest(window);
  for (const point of [1, 2, 3]) request.run(() => log.push(`draw ${point}`));
  frame();
  expect(log).toEqual(['request', 'frame', 'draw 3']);
});

test('a move after a frame is drawn in the next one', () => {
  const { window, log, frame } = testWindow();
  const request = createFrameRequest(window);
  for (const point of [1, 2]) {
    request.run(() => log.push(`draw ${point}`));
    frame();
  }
  frame();
  expect(log).toEqual(['request', 'frame', 'draw 1', 'request', 'frame', 'draw 2', 'frame']);
});

test('a move during a frame waits for the next one', () => {
  const { window, log, frame } = testWindow();
  const request = createFrameRequest(window);
  request.run(() => request.run(() => log.push('draw')));
  frame();
  frame();
  expect(log).toEqual(['request', 'frame', 'request', 'frame', 'draw']);
});

test('a canceled callback is dropped, and the next one runs', () => {
  const { window, log, frame } = testWindow();
  const request = createFrameRequest(window);
  request.cancel();
  request.run(() => log.push('draw 1'));
  request.cancel();
  request.run(() => log.push('draw 2'));
  frame();
  expect(log).toEqual(['request', 'cancel', 'request', 'frame', 'draw 2']);
});
