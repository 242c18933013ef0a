import { expect, test } from 'vitest';
import { signatureSprite } from './signatureSprite.ts';

test.each(['Robin Vale', 'Øystein Ødegård', 'ليلى حداد', '田中', 'X Æ A-12'])('%s can be signed', (name) => {
  const signature = signatureSprite(name);
  expect(signature?.paths).toEqual([{ key: 'k', d: expect.stringMatching(/^M\d/) }]);
  expect(signature?.width).toBeLessThan(120);
});

test('a long name is signed with its beginning, and no letter with nothing', () => {
  expect(signatureSprite('Ada '.repeat(50))?.width).toBeLessThan(160);
  expect(signatureSprite(' 🙂 ')).toBeUndefined();
});
