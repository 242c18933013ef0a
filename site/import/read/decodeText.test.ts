import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each<[claim: string, bytes: Uint8Array, text: string]>([
  ['UTF-8', Buffer.from('{ "name": "Ødegård 🚀" }'), '{ "name": "Ødegård 🚀" }'],
  ['UTF-16 with a byte order mark', utf16('\uFEFF料理'), '\uFEFF料理'],
  ['big-endian UTF-16 with a byte order mark', utf16('\uFEFF料理').swap16(), '\uFEFF料理'],
  ['UTF-16 without a byte order mark', utf16('{ "name": "Ada" }'), '{ "name": "Ada" }'],
  ['big-endian UTF-16 without a byte order mark', utf16('{ "name": "Ada" }').swap16(), '{ "name": "Ada" }'],
  ['UTF-8 with zero bytes', Buffer.from('ab\0\0'), 'ab\0\0'],
  ['zero bytes only', Buffer.from('\0\0'), '\0\0'],
])('decodeText decodes %s', (_, bytes, text) => {
  expect(decodeText(bytes)).toEqual({ text });
});

test('decodeText drops the damaged characters of UTF-8 text, and counts them', () => {
  const bytes = latin('\xe2\x80\x9cOak\xe2\x80\x9d and \xe2\x80\x9cFir\xe2\x80? \xe2\x80\x93 twice');
  expect(decodeText(bytes)).toEqual({ text: '“Oak” and “Fir – twice', lostCharacters: 1 });
});

test.each<[encoding: string, bytes: Uint8Array, text: string]>([
  ['Windows-1252', latin('It\x92s 5 \x80 \x96 caf\xe9'), 'It’s 5 € – café'],
  // Too short to tell: Shift_JIS seems slightly more likely.
  ['Windows-1252', latin('\xc5ngstr\xf6m, G\xf6teborg'), 'Ångström, Göteborg'],
  [
    'ISO-8859-2',
    latin('<?xml version="1.0" encoding="ISO-8859-2"?><a>\xa3ukasz</a>'),
    '<?xml version="1.0" encoding="ISO-8859-2"?><a>Łukasz</a>',
  ],
  [
    'SHIFT_JIS',
    latin(
      '\x90\xc2\x96\xd8\x91\xbe\x98Y\x82\xcd\x83G\x83\x93\x83W\x83j\x83A\x82\xc5\x82\xb7\x81B' +
        '\x93\x8c\x8b\x9e\x82\xc5\x83\x5c\x83t\x83g\x83E\x83F\x83A\x82\xf0\x8d\xec\x82\xc1\x82\xc4\x82\xa2\x82\xdc\x82\xb7\x81B',
    ),
    '青木太郎はエンジニアです。東京でソフトウェアを作っています。',
  ],
])('decodeText decodes %s and returns its name', (encoding, bytes, text) => {
  expect(decodeText(bytes)).toEqual({ text, encoding });
});
