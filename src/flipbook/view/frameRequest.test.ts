import { expect, test } from 'vitest';
import { createFrameRequest } from './frameRequest.ts';

/** Runs steps in a window whose frames the test triggers, and logs what happens. */
function logOf(...steps: readonly (number | 'nested' | 'frame' | 'cancel')[]): string {
  const callbacks = new Map<number, FrameRequestCallback>();
  const log: string[] = [];
  let requests = 0;
  const { run, cancel } = createFrameRequest({
    requestAnimationFrame(callback) {
      requests += 1;
      callbacks.set(requests, callback);
      log.push('request');
      return requests;
    },
    cancelAnimationFrame: (id) => void callbacks.delete(id),
  });
  for (const step of steps) {
    if (typeof step === 'number') run(() => log.push(`draw ${step}`));
    if (step === 'nested') run(() => run(() => log.push('draw nested')));
    if (step === 'cancel') cancel();
    if (step !== 'frame') continue;
    log.push('frame');
    const due = [...callbacks.values()];
    // A callback requested meanwhile waits for the next frame.
    callbacks.clear();
    for (const callback of due) callback(0);
  }
  return log.join(', ');
}

test.each([
  ['several moves share one request, and the next frame draws the last', [1, 2, 3, 'frame'], 'request, frame, draw 3'],
  [
    'a move after a frame is drawn in the next one',
    [1, 'frame', 2, 'frame', 'frame'],
    'request, frame, draw 1, request, frame, draw 2, frame',
  ],
  [
    'a canceled move is dropped, and the next one is drawn',
    [1, 'cancel', 2, 'frame'],
    'request, request, frame, draw 2',
  ],
  ['a move during a frame waits for the next one', ['nested', 'frame'], 'request, frame, request'],
  ['canceling without a request does nothing', ['cancel', 1, 'frame'], 'request, frame, draw 1'],
] as const)('%s', (_, steps, log) => {
  expect(logOf(...steps)).toBe(log);
});
