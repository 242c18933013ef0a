import { expect, test } from 'vitest';
import { unknownKeys } from './unknownKeys.ts';

const item = { properties: { name: {}, keywords: {} } };
const schema = {
  properties: {
    basics: item,
    skills: { anyOf: [{ items: item }, { items: { properties: { level: {} } } }] },
    meta: { properties: { version: {} } },
    anything: {},
  },
};
const strangersIn = (document: unknown, strangers: 'refused' | 'allowed') =>
  unknownKeys(document, schema, strangers).map(({ severity, path, message, meant }) =>
    [severity, path.join('.'), message, ...(meant ? [meant.join('.')] : [])].join(' | '),
  );

test.each([
  ['every key is known', { basics: { name: 'Ada' }, skills: [{ name: 'CSS', level: 'Good' }] }, []],
  ['a place without rules takes any key', { anything: { at: { all: 1 } } }, []],
  ['what is no object has no keys', { basics: 'x', skills: ['y', null] }, []],
  [
    'a key of another tool',
    { basics: { theme: 'flat' } },
    [
      'warning | basics.theme | "theme" is not a key that is known here, so it is not published. Leave it, or take it out.',
    ],
  ],
  [
    'one that looks like a key that is there',
    { basics: { name: 'Ada', nmae: 'Eve' } },
    [
      'warning | basics.nmae | "nmae" is not a key that is known here, so it is not published. Leave it, or take it out.',
    ],
  ],
  ['extensions, a schema and meta', { 'x-tool': 1, basics: { $note: 1 }, meta: { theme: 'flat' } }, []],
  [
    'what has an x somewhere',
    { 'ax-tool': 1 },
    [
      'warning | ax-tool | "ax-tool" is not a key that is known here, so it is not published. Leave it, or take it out.',
    ],
  ],
])('where strangers are allowed: %s', (_, document, found) => {
  expect(strangersIn(document, 'allowed')).toEqual(found);
});

test('where they are refused, each is reported with the key that was meant, or those that are known there', () => {
  expect(
    strangersIn({ skills: [{ colour: 1 }], $note: 1, basics: { nmae: 'Ada' }, meta: { verison: 1 } }, 'refused'),
  ).toEqual([
    'error | skills.0.colour | "colour" is not a key that is known here. Take it out, or use one of: name, keywords, level.',
    'error | $note | "$note" is not a key that is known here. Take it out, or use one of: basics, skills, meta, anything.',
    'error | basics.nmae | "nmae" is not a key that is known here. Did you mean "name"? | basics.name',
    'error | meta.verison | "verison" is not a key that is known here. Did you mean "version"? | meta.version',
  ]);
});
