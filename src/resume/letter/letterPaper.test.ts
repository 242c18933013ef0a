import { expect, test } from 'vitest';
import { printsOnLetter } from './letterPaper.ts';

test.each<[string, unknown]>([
  ['us', true],
  [' US ', true],
  ['USA', false],
  ['', false],
])('whether %j prints on Letter: %j', (input, expected) => {
  expect(printsOnLetter(input)).toEqual(expected);
});
