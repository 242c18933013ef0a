import { expect, test } from 'vitest';
import { guestGateAt } from './guestGateAt.ts';

test.each([
  ['an empty banner and a hero who looks at it', 0, 0, 0, 'quiet', true],
  ['another character every 80 ms', 160, 2, 0, 'quiet', true],
  ['the whole name above closed doors', 320, 4, 0, 'quiet', true],
  ['doors that are opening', 480, 4, 2, 'quiet', true],
  ['open doors and a hero who begins to wave', 560, 4, 3, 'waving-down', false],
  ['a raised arm that stays', 60_000, 4, 3, 'waving-up', false],
])('the gate shows %s', (_, elapsedMs, characters, doors, pose, isTurned) => {
  expect(guestGateAt(4, elapsedMs)).toMatchObject({ characters, doors, pose, isTurned });
});

test('nothing changes after the wave', () => {
  let [moments, elapsedMs] = [0, 0];
  for (; Number.isFinite(elapsedMs); moments += 1) elapsedMs = guestGateAt(4, elapsedMs).nextChangeMs;
  expect(moments).toBe(4 + 3 + 4);
});
