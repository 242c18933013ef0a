import { expect, test } from 'vitest';
import { markdown } from '../check/markdown.ts';
import { plainWords } from './plainWords.ts';

test.each([
  ['nothing', undefined, ''],
  ['white space', ' \n\t ', ''],
  ['a sentence', ' I build things. ', 'I build things.'],
  ['line breaks', 'One.\r\n\r\nTwo.', 'One. Two.'],
  ['links and pictures', 'See [my site](https://a.example/) and ![me](me.png).', 'See my site and me.'],
  ['emphasis', 'A **very** _good_ *cook*, `sudo`.', 'A very good cook, sudo.'],
  ['marks that are no emphasis', 'snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['a list', 'I know:\n- cooking\n- baking\n', 'I know: cooking; baking'],
  ['a heading and a quotation', '# Me\n\n> a cook', 'Me a cook'],
  ['braces', 'Call {me} {company}', 'Call (me) (company)'],
])('%s become plain words', (_, text, words) => {
  expect(plainWords(text && markdown(text))).toBe(words);
});

test('control characters are spaces', () => {
  expect(plainWords('a\u0000b\u0007\n\u0007c')).toBe('a b c');
});
