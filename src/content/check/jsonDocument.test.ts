import { describe, expect, test } from 'vitest';
import { jsonDocument } from './jsonDocument.ts';

function read(text: string) {
  const document = jsonDocument(text);
  if ('broken' in document) throw new Error(JSON.stringify(document.broken));
  return document;
}

describe('the place of', () => {
  const text = '{\n  "work": [\r\n    {},\r    { "name": "Oak" }\n  ],\n  "basics": null\n}';
  test.each([
    ['the document', [], '1:1'],
    ['an item', ['work', 0], '3:5'],
    ['an item after a lone carriage return', ['work', 1], '4:5'],
    ['a key in an item', ['work', 1, 'name'], '4:7'],
    ['what is missing in an item', ['work', 0, 'name'], '3:5'],
    ['what is missing in what is missing', ['work', 7, 'name'], '2:3'],
    ['the last key', ['basics'], '6:3'],
    ['what is nowhere', ['skills', 0], '1:1'],
  ])('%s', (_, path, place) => {
    const { line, column } = read(text).place(path);
    expect(`${line}:${column}`).toBe(place);
  });

  test('a value in a file that begins with a byte order mark', () => {
    expect(read('\uFEFF{ "name": 1 }').place(['name'])).toEqual({ line: 1, column: 3 });
  });
});

test.each([
  ['a letter in halves', '["\\ud83d", "\\ude80"]', ['\uFFFD', '\uFFFD']],
  ['a letter of two halves', '["\\ud83d\\ude80"]', ['🚀']],
  ['a byte order mark in a text', '\uFEFF["a\uFEFFb"]', ['a\uFEFFb']],
  ['what is no text', '[1, null, true]', [1, null, true]],
])('%s is read as what a file can hold', (_, text, value) => {
  expect(read(text).value).toEqual(value);
});
