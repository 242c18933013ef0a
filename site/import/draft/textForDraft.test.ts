import { expect, test } from 'vitest';
import { markdown } from '../../../site/import/publish/markdown.ts';
import { textForDraft } from './shortenText.ts';

test.each<[string, unknown]>([
  [' \n\t ', ''],
  [' I build things. ', 'I build things.'],
  ['One.\r\n\r\nTwo.', 'One. Two.'],
  ['See [my site](https://a.example/) and ![me](me.png).', 'See my site and me.'],
  ['A **very** _good_ *cook*, `sudo`.', 'A very good cook, sudo.'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['I know:\n- cooking\n- baking\n', 'I know: cooking; baking'],
  ['# Me\n\n> a cook', 'Me a cook'],
  ['Call {me} {company}', 'Call (me) (company)'],
])('a draft takes from %j the words %j', (input, expected) => {
  expect(textForDraft(markdown(input))).toEqual(expected);
});
