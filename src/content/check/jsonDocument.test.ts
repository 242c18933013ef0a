import { describe, expect, test } from 'vitest';
import { jsonDocument } from './jsonDocument.ts';

function read(text: string) {
  const document = jsonDocument(text);
  if ('broken' in document) throw new Error(JSON.stringify(document.broken));
  return document;
}
function brokenIn(text: string) {
  const document = jsonDocument(text);
  return 'broken' in document ? document.broken : [];
}

describe('the place of', () => {
  const text = '{\n  "work": [\r\n    {},\r    { "name": "Oak" }\n  ],\n  "basics": null\n}';
  test.each([
    ['the document', [], '1:1'],
    ['a key', ['work'], '2:3'],
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
    expect(read('\uFEFF{ "name": 1 }').value).toEqual({ name: 1 });
  });
});

test.each([
  ['a letter in halves', '["\\ud83d", "\\ude80"]', ['\uFFFD', '\uFFFD']],
  ['a letter of two halves', '["\\ud83d\\ude80"]', ['🚀']],
  ['a byte order mark in a text', '["a\uFEFFb"]', ['a\uFEFFb']],
  ['what is no text', '[1, null, true]', [1, null, true]],
])('%s is read as what a file can hold', (_, text, value) => {
  expect(read(text).value).toEqual(value);
});

describe('a key that is written twice', () => {
  const message = 'This key is written twice, and the first one is lost. Make them one.';
  test.each([
    ['in the document', '{"a":1,"b":2,"a":3}', [['a']]],
    ['three times', '{"a":1,"a":2,"a":3}', [['a']]],
    ['in an item of a list, and around it', '{"a":[{"b":1,"b":2}],"a":0}', [['a'], ['a', 0, 'b']]],
    ['in two objects', '[{"a":1},{"a":2}]', []],
  ])('%s is found', (_, text, paths) => {
    expect(read(text).problems).toEqual(paths.map((path) => ({ severity: 'error', path, message })));
  });
});

describe('brackets within brackets', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

  test('may be twenty deep, and not one more', () => {
    expect(brokenIn(nested(20))).toEqual([]);
    expect(brokenIn(`[${nested(20)}]`)).toEqual([
      { line: 1, column: 57, message: 'There are more than 20 brackets within brackets here. Take them out.' },
    ]);
  });

  test('do not count beside one another, nor in a text', () => {
    expect(brokenIn(`[${'[],'.repeat(200)}{}]`)).toEqual([]);
    expect(brokenIn(`["${'['.repeat(200)}"]`)).toEqual([]);
    expect(brokenIn(`["\\"${'['.repeat(200)}"]`)).toEqual([]);
    expect(brokenIn(`[${'{},'.repeat(200)}[]]`)).toEqual([]);
  });
});

describe('a file that is no JSON', () => {
  test('is reported once a line, on twenty lines at most', () => {
    expect(brokenIn('no\nno\nno').map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(brokenIn('nothing at all\n'.repeat(30))).toHaveLength(20);
  });
});
