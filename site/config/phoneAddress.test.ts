import { expect, test } from 'vitest';
import { phoneAddress } from './phoneAddress.ts';

test.each([
  ['(912) 555-4321', 'tel:9125554321'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['503 555 0100 ext. 12', 'tel:5035550100'],
  ['call me maybe', ''],
  ['', ''],
])('phoneAddress returns the link for "%s": "%s"', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
