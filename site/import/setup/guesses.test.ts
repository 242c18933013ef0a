import { expect, test } from 'vitest';
import { pagesAddress } from './guesses.ts';

test.each<[string, unknown]>([
  ['https://github.com/Ada/resume.git\n', 'https://ada.github.io/resume/'],
  ['git@github.com:ada/my.resume.git', 'https://ada.github.io/my.resume/'],
  ['ssh://git@github.com/ada/resume', 'https://ada.github.io/resume/'],
  ['https://github.com/ada/ada.github.io', 'https://ada.github.io/'],
  ['https://gitlab.com/ada/resume.git', undefined],
  ['https://notgithub.com/ada/resume.git', undefined],
  ['', undefined],
])('the pages of %j are at %j', (input, expected) => {
  expect(pagesAddress(input)).toEqual(expected);
});
