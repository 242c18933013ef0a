import { type ParseError, printParseErrorCode } from 'jsonc-parser';

const messages: ReadonlyMap<string, string> = new Map([
  ['CommaExpected', 'A comma is missing before this. Put one after the value before it.'],
  ['ColonExpected', 'A colon is missing between a key and its value. Put one there.'],
  ['PropertyNameExpected', 'A key in double quotes should stand here. Write it, or take out the comma before.'],
  ['ValueExpected', 'A value should stand here. Write one, or take out the comma or the colon before.'],
  ['CloseBraceExpected', 'A closing } is missing. Close what was opened with {.'],
  ['CloseBracketExpected', 'A closing ] is missing. Close what was opened with [.'],
  ['EndOfFileExpected', 'The document ended before this. Take out what is too much.'],
  ['UnexpectedEndOfComment', 'A comment begins here and does not end. Close it with */, or take it out.'],
  [
    'UnexpectedEndOfString',
    'A text begins here and does not end on its line. Close it with a double quote, or write its line break as \\n.',
  ],
  ['InvalidNumberFormat', 'This is not a whole number or a decimal one. Write it like 4 or 0.5.'],
  ['UnexpectedEndOfNumber', 'This number is not complete. Write it like 4 or 0.5.'],
  [
    'InvalidEscapeCharacter',
    'A backslash in this text stands before something that JSON does not know. Write a backslash itself as \\\\.',
  ],
  ['InvalidUnicode', 'A \\u in this text lacks its four digits. Write them, as in \\u00e9.'],
  ['InvalidCharacter', 'There is a control character in this text. Write a tab as \\t, or take it out.'],
]);

export function syntaxMessage({ error, offset, length }: ParseError, text: string): string {
  if (text.trim() === '') return 'The file is empty. Write a JSON document into it.';
  const knownMessage = messages.get(printParseErrorCode(error));
  if (knownMessage) return knownMessage;
  const token = text.slice(offset, offset + Math.max(1, length)).split(/[\r\n]/)[0] ?? '';
  return `${token} is nothing that JSON knows. Put texts and keys in double quotes.`;
}
