import { expect, test } from 'vitest';
import { normalizeText } from './normalizeText.ts';

test.each<[string, unknown]>([
  ['  Ada \n\t Lovelace ', 'Ada Lovelace'],
  ['Ada\u0000Lovelace', 'Ada Lovelace'],
  ['cafe\u0301', 'café'],
  [' \n ', ''],
])('the text %j is normalized to %j', (input, expected) => {
  expect(normalizeText(input)).toEqual(expected);
});
