import { expect, test } from 'vitest';
import { plainLine } from '../../read/TextLine.ts';
import { isAddressOf, nameIn } from './nameIn.ts';

test.each([
  ['Ada Birch', 'hello@adabirch.example', true],
  ['Ada Birch', 'abirch@oak.example', true],
  ['Ada Birch', 'birch77@oak.example', true],
  ['Alexandra Birch', 'alex.birch@oak.example', true],
  ['Ada Birch', 'eva.birch@oak.example', false],
  ['Ada Birch', 'info@birch.example', false],
  ['Ada Birch', 'a.b@oak.example', false],
])('for %s, %s counts as their address: %s', (name, address, isOwn) => {
  expect(isAddressOf(name, address)).toBe(isOwn);
});

test('a title may be between the two lines of a large name', () => {
  const lines = [
    { ...plainLine, text: 'ADA', size: 3 },
    { ...plainLine, text: 'HEAD JOINER', size: 1 },
    { ...plainLine, text: 'BIRCH', size: 3 },
  ];
  expect(nameIn(lines, '')?.text).toBe('ADA BIRCH');
});
