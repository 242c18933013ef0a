import { expect, test } from 'vitest';
import { asLabel } from './asLabel.ts';

test.each<[string, unknown]>([
  [
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  ],
  [
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
  ],
  ['料料料料料料料料料料料料料料料料料料料料料料料料', '料料料料料料料料料料料料料料料料料料料料料料料料'],
  ['料料料料料料料料料料料料料料料料料料料料料料料料料', '料料料料料料料料料料料料料料料料料料料料料料料…'],
])('the label %j is %j', (input, expected) => {
  expect(asLabel(input)).toEqual(expected);
});
