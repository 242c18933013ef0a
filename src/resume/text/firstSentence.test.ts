import { expect, test } from 'vitest';
import { firstSentence } from './firstSentence.ts';

test.each<[string, unknown]>([
  ['Makes quick, plain websites. And slow ones, too.', 'Makes quick, plain websites.'],
  ['Does it work on a phone with 3.5 inches?! It does.', 'Does it work on a phone with 3.5 inches?!'],
  ['St. Louis is where I make websites. Come by.', 'St. Louis is where I make websites.'],
  ['ウェブサイトを作ることが大好きな開発者です。東京に住んでいます。', 'ウェブサイトを作ることが大好きな開発者です。'],
  [' No full stop at all ', 'No full stop at all'],
  ['', ''],
])('the first sentence of %j is %j', (input, expected) => {
  expect(firstSentence(input)).toEqual(expected);
});
