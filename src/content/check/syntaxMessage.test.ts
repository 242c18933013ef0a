import { expect, test } from 'vitest';
import { reportOf } from './checkExample.ts';

test.each([
  ['a colon too few', '{ "basics" {} }', '1:12  A colon is missing between a key and its value. Put one there.'],
  [
    'a value too few',
    '{ "basics": }',
    '1:13  A value should stand here. Write one, or take out the comma or the colon before.',
  ],
  ['words after the end', '{} {}', '1:4  The document ended before this. Take out what is too much.'],
  [
    'a comment that does not end',
    '/* me',
    '1:1  A comment begins here and does not end. Close it with */, or take it out.',
  ],
  ['half a number', '[1.]', '1:2  This number is not complete. Write it like 4 or 0.5.'],
  [
    'a backslash',
    '["C:\\Users"]',
    '1:2  A backslash in this text stands before something that JSON does not know. Write a backslash itself as \\\\.',
  ],
  ['half a letter’s number', '["\\u00e"]', '1:2  A \\u in this text lacks its four digits. Write them, as in \\u00e9.'],
  [
    'a tab in a text',
    '["a\tb"]',
    '1:2  There is a control character in this text. Write a tab as \\t, or take it out.',
  ],
  ['white space alone', ' \n ', '2:2  The file is empty. Write a JSON document into it.'],
  ['a word', '[yes]', '1:2  yes is nothing that JSON knows. Put texts and keys in double quotes.'],
])('%s is reported in plain words', (_, resume, message) => {
  expect(reportOf({ resume })).toBe(`resume.json:${message}`);
});
