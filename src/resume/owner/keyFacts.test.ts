import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { keyFacts } from './keyFacts.ts';

test.each<[string, unknown]>([
  [' ada@ada.example ', 'mailto:ada@ada.example'],
  ["o'brien_a.b-c~1@ada.example", "mailto:o'brien_a.b-c~1@ada.example"],
  ['a&b=c/d#e@ada.example', 'mailto:a%26b%3Dc%2Fd%23e@ada.example'],
  ['eve?bcc=x%0a@ada.example', 'mailto:eve%3Fbcc%3Dx%250a@ada.example'],
  ['a@b.c?bcc=eve@ada.example', 'mailto:a%40b.c%3Fbcc%3Deve@ada.example'],
  ['jürgen@müller.example', 'mailto:j%C3%BCrgen@m%C3%BCller.example'],
])('the link to %j is %j', (input, expected) => {
  expect(keyFacts(exampleContent({ resume: { basics: { name: 'Ada', email: input } } })).emailUrl).toEqual(expected);
});

test.each([
  [{ network: 'Code', username: 'ada' }, '@ada'],
  [{ username: 'EU citizen' }, ''],
])('the handle from the profile %j is %j', (profile, expected) => {
  expect(keyFacts(exampleContent({ resume: { basics: { name: 'Ada', profiles: [profile] } } })).handle).toBe(expected);
});
