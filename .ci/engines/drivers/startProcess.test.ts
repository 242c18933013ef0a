import { expect, test } from 'vitest';
import { startProcess } from './startProcess.ts';

/** Far less than what the started program would take, which holds its starter's output open for as long. */
const limitMs = 10_000;

test(
  'a program that is stopped ends, and so does what it has started and not ended',
  async () => {
    const started = startProcess({ program: 'sh', args: ['-c', 'sleep 300 & echo begun; wait'] });
    expect(await started.firstLine).toBe('begun');
    await started.stop();
  },
  limitMs,
);

test('a program that ended by itself is stopped already', async () => {
  const started = startProcess({ program: 'sh', args: ['-c', 'echo done'] });
  expect(await started.firstLine).toBe('done');
  await started.stop();
});

test('a program that is not there says so', async () => {
  const started = startProcess({ program: '/no/such/program', args: [] });
  await expect(started.firstLine).rejects.toThrow('ENOENT');
  await started.stop();
});
