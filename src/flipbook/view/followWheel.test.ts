import { expect, test } from 'vitest';
import { createLazyListener } from './followWheel.ts';

/**
 * Updates a listener once per value and logs its loads. With `isFirstLost`, the first load fails.
 */
async function logOf(updates: readonly boolean[], isFirstLost: boolean): Promise<string> {
  const log: string[] = [];
  const update = createLazyListener(async () => {
    log.push('load');
    if (isFirstLost && log.length === 1) throw new Error('The first load fails.');
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
  ['does not load until it is wanted', [false, false], false, ''],
  ['loads once, and ends when it is no longer wanted', [true, true, false, false], false, 'load, listen, end'],
  ['loads again when it is wanted again', [true, false, true], false, 'load, listen, end, load, listen'],
  ['that fails to load retries at the next render', [true, true, true], true, 'load, load, listen'],
] as const)('a listener %s', async (_, updates, isFirstLost, log) => {
  expect(await logOf(updates, isFirstLost)).toBe(log);
});

test('a listener that is no longer wanted when it loads does not listen', async () => {
  let isListening = false;
  const update = createLazyListener(async () => (signal) => {
    isListening = !signal.aborted;
  });
  update(true);
  update(false);
  await new Promise(setImmediate);
  expect(isListening).toBe(false);
});
