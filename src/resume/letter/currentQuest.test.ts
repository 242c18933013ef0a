import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { currentQuest } from './currentQuest.ts';

test.each<[string, unknown]>([
  ['Acme', 'Join Acme'],
  ['', 'Join your company!'],
  [' ', 'Join your company!'],
])('the quest for %j is %j', (input, expected) => {
  expect(currentQuest(exampleContent().game, input)).toEqual(expected);
});
