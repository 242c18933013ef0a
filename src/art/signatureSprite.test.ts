import { expect, test } from 'vitest';
import { signatureSprite } from './signatureSprite.ts';

test.each(['Robin Vale', 'Øystein Ødegård', 'ليلى حداد', '田中', 'X Æ A-12'])('draws a signature for %s', (name) => {
  const signature = signatureSprite(name);
  expect(signature?.paths).toEqual([{ key: 'k', d: expect.stringMatching(/^M\d/) }]);
  expect(signature?.width).toBeLessThan(120);
});

test('draws only the start of a long name, and returns undefined for a name without letters', () => {
  expect(signatureSprite('Ada '.repeat(50))?.width).toBeLessThan(160);
  expect(signatureSprite(' 🙂 ')).toBeUndefined();
});
