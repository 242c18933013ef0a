import { expect, test } from 'vitest';
import { hashedName } from './hashedName.ts';

test('a file’s name changes with what is in it, and with nothing else', () => {
  expect(hashedName('assets/remembered.js', 'one')).toBe(hashedName('assets/remembered.js', 'one'));
  expect(hashedName('assets/remembered.js', 'one')).not.toBe(hashedName('assets/remembered.js', 'two'));
});

test('the hash stands before the ending', () => {
  expect(hashedName('assets/a.b.js', 'one')).toMatch(/^assets\/a\.b-[0-9a-f]{8}\.js$/);
});
