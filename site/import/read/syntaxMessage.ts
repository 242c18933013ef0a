import { type ParseError, printParseErrorCode } from 'jsonc-parser';

const messages: ReadonlyMap<string, string> = new Map([
  ['CommaExpected', 'Expected a comma before this. Add one after the previous value.'],
  ['ColonExpected', 'Expected a colon between the key and its value. Add one.'],
  ['PropertyNameExpected', 'Expected a key in double quotes. Write one, or remove the comma before this.'],
  ['ValueExpected', 'Expected a value. Write one, or remove the comma or colon before this.'],
  ['CloseBraceExpected', 'Expected a closing }. Add one for the {.'],
  ['CloseBracketExpected', 'Expected a closing ]. Add one for the [.'],
  ['EndOfFileExpected', 'Unexpected text after the end of the document. Remove it.'],
  ['UnexpectedEndOfComment', 'Unclosed comment. Close it with */, or remove it.'],
  ['UnexpectedEndOfString', 'Unclosed text. Close it with a double quote on this line, or write a line break as \\n.'],
  ['InvalidNumberFormat', 'Invalid number. Write it like 4 or 0.5.'],
  ['UnexpectedEndOfNumber', 'Incomplete number. Write it like 4 or 0.5.'],
  ['InvalidEscapeCharacter', 'Invalid escape sequence in this text. Write a backslash as \\\\.'],
  ['InvalidUnicode', 'Invalid \\u escape in this text. Write four hexadecimal digits, as in \\u00e9.'],
  ['InvalidCharacter', 'Control character in this text. Write a tab as \\t, or remove it.'],
]);

export function syntaxMessage({ error, offset, length }: ParseError, text: string): string {
  if (text.trim() === '') return 'The file is empty. Expected a JSON document.';
  const knownMessage = messages.get(printParseErrorCode(error));
  if (knownMessage) return knownMessage;
  const token = text.slice(offset, offset + Math.max(1, length)).split(/[\r\n]/)[0] ?? '';
  return `Unexpected token ${token}. Put texts and keys in double quotes.`;
}
