import { expect, test } from 'vitest';
import { plainWords } from './plainWords.ts';

test.each([
  ['nothing', undefined, ''],
  ['white space', ' \n\t ', ''],
  ['a sentence', ' I build things. ', 'I build things.'],
  ['line breaks', 'One.\r\n\r\nTwo.', 'One. Two.'],
  ['links and pictures', 'See [my site](https://a.example/) and ![me](me.png).', 'See my site and me.'],
  ['emphasis', 'A **very** _good_ *cook*, `sudo` ~~not~~.', 'A very good cook, sudo not.'],
  ['marks that are no emphasis', 'snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['a list', 'I know:\n- cooking\n- baking\n', 'I know: cooking; baking'],
  ['a heading and a quotation', '# Me\n\n> a cook', 'Me; a cook'],
  ['braces', 'Call {me} {company}', 'Call (me) (company)'],
  ['control characters', 'a\u0000b\u0007c', 'a b c'],
])('%s become plain words', (_, text, words) => {
  expect(plainWords(text)).toBe(words);
});
