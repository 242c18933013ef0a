import { expect, test } from 'vitest';
import { tryAgain } from './tryAgain.ts';

/** Fails so many times, and then says how often it was tried. */
function failing(times: number) {
  let tried = 0;
  return async () => {
    tried += 1;
    if (tried <= times) throw new Error(`failed ${tried}`);
    return tried;
  };
}

test.each([0, 1, 2])('what fails %i times is done at last', async (times) => {
  expect(await tryAgain(failing(times), 3)).toBe(times + 1);
});

test('what fails each time fails as it did the last time', async () => {
  await expect(tryAgain(failing(3), 3)).rejects.toThrow('failed 3');
});
