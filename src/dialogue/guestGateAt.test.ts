import { expect, test } from 'vitest';
import { guestGateAt } from './guestGateAt.ts';

test.each([
  ['an empty board, and the hero looks at it', 0, 0, 0, 'quiet', true],
  ['a letter every 80 ms', 160, 2, 0, 'quiet', true],
  ['the whole name at shut doors', 320, 4, 0, 'quiet', true],
  ['the doors on their way', 480, 4, 2, 'quiet', true],
  ['an open gate, and the hero begins to wave at the guest', 560, 4, 3, 'waving-down', false],
  ['the raised arm, which stays', 60_000, 4, 3, 'waving-up', false],
])('the gate shows %s', (_, elapsedMs, letters, doors, pose, isTurned) => {
  expect(guestGateAt(4, elapsedMs)).toMatchObject({ letters, doors, pose, isTurned });
});

test('nothing changes after the wave', () => {
  let [changes, elapsedMs] = [0, 0];
  for (; Number.isFinite(elapsedMs); changes += 1) elapsedMs = guestGateAt(4, elapsedMs).nextChangeMs;
  expect(changes).toBe(4 + 3 + 4);
});
