import { expect, test } from 'vitest';
import { lettersOf } from '../../../src/content/lettersOf.ts';
import { cutText } from './cutText.ts';

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['two words', 5, 'two…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ['cafe\u0301', 4, 'cafe\u0301'],
  ['', 0, ''],
])('%j in %i letters is %j', (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});

test('letters are what a reader counts', () => {
  expect(lettersOf('e\u0301👍🏽🇯🇵')).toEqual(['e\u0301', '👍🏽', '🇯🇵']);
});
