import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { freePort } from './freePort.ts';

describe('freePort', () => {
  test.each([
    ['the wanted one when it is free', [], 4173],
    ['the next one when it is taken', [4173], 4174],
    ['the first gap when several are taken', [4173, 4174, 4176], 4175],
  ])('answers %s', async (_, taken: number[], expected) => {
    expect(await freePort(4173, async (port) => !taken.includes(port))).toBe(expected);
  });

  test('gives up in the end, and says what to do', async () => {
    await expect(freePort(4173, async () => false)).rejects.toThrow(
      'No port from 4173 to 4222 is free. Say which to take: PORT=8080 npm start',
    );
  });

  test.each([Number.NaN, -1, 80.5, 65_536])('refuses %d, which is no port', async (wanted) => {
    await expect(freePort(wanted, async () => true)).rejects.toThrow('PORT is no number from 0 to 65535.');
  });

  test('sees a port that another program holds', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen({ port: 0, host: 'localhost' }, resolve));
    const address = holder.address();
    if (address === null || typeof address === 'string') throw new Error('the holder has no port');
    expect(await freePort(address.port)).toBeGreaterThan(address.port);
    await new Promise((resolve) => holder.close(resolve));
  });
});
