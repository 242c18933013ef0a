import { expect, test } from 'vitest';
import { createLazyListener } from './followWheel.ts';

/**
 * Updates a listener once per value and logs its loads. With `isFirstLost`, the first load fails.
 */
async function logOf(updates: readonly boolean[], isFirstLost: boolean): Promise<string> {
  const log: string[] = [];
  const update = createLazyListener(async () => {
    log.push('load');
    if (isFirstLost && log.length === 1) throw new Error('The file is lost.');
    return (signal) => {
      if (signal.aborted) return;
      log.push('listen');
      signal.addEventListener('abort', () => log.push('end'));
    };
  });
  for (const isWanted of updates) {
    update(isWanted);
    await new Promise(setImmediate);
  }
  return log.join(', ');
}

// A rejection that nobody handles fails the run.
test.each([
  ['is not loaded until it is wanted', [false, false], false, ''],
  ['is loaded once, and ends when it is no longer wanted', [true, true, false, false], false, 'load, listen, end'],
  ['listens again', [true, false, true], false, 'load, listen, end, load, listen'],
  ['whose file is lost is loaded again at the next render', [true, true, true], true, 'load, load, listen'],
] as const)('a listener %s', async (_, updates, isFirstLost, log) => {
  expect(await logOf(updates, isFirstLost)).toBe(log);
});

test('a listener that is no longer wanted when it arrives does not listen', async () => {
  let isListening = false;
  const update = createLazyListener(async () => (signal) => {
    isListening = !signal.aborted;
  });
  update(true);
  update(false);
  await new Promise(setImmediate);
  expect(isListening).toBe(false);
});
