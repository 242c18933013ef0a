import { expect, test } from 'vitest';
import { playerOne } from '../../documents/testing/playerOne.ts';
import { webManifest } from './webManifest.ts';

test.each<[string, string]>([
  ['Kim', 'Kim'],
  ['Kim Example', 'Kim Example'],
  ['Maximiliana Example', 'Maximiliana'],
  ['Wolfeschlegelsteinhausen', 'Wolfeschleg…'],
])('the short name of %j is %j', (name, expected) => {
  expect(JSON.parse(webManifest({ ...playerOne, resume: { basics: { name } } }, '/')).short_name).toEqual(expected);
});
