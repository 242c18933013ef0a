import { expect, test } from 'vitest';
import { wordSize } from './wordSize.ts';

test.each([
  ['', undefined],
  ['Side Quests', 'long'],
  ['Thank You', undefined],
  ['Onboarding at work', 'long'],
  ['Front-end-verification', 'long'],
  ['Internationalisation', 'longest'],
  ['Beanstandungen', 'longer'],
  ['Betriebs\u00adwirt\u00adschaft', 'long'],
  ['Onboardingcheckliste', 'longest'],
] as const)('`data-word` of %j is %s', (title, size) => {
  expect(wordSize(title)).toBe(size);
});
