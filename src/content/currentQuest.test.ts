import { expect, test } from 'vitest';
import { currentQuest } from './currentQuest.ts';
import { exampleContent } from './exampleContent.ts';

test.each([
  ['Acme', 'Join Acme'],
  ['', 'Join your company!'],
  [' ', 'Join your company!'],
])('for %j the quest is %j', (company, quest) => {
  expect(currentQuest(exampleContent().game, company)).toBe(quest);
});
