import { expect, test } from 'vitest';
import { workLinks, workOf } from './works.ts';

test.each<[string, unknown]>([
  ['Tilekit', ['The whole story: /work/tilekit', 'Source code: https://git.example/']],
  [' Tilekit ', ['The whole story: /work/tilekit', 'Source code: https://git.example/']],
  ['Tile…', ['The whole story: /work/tilekit', 'Source code: https://git.example/']],
  ['…', []],
  ['Tile', []],
  ['Other', []],
])('the project %j has the links %j', (input, expected) => {
  expect(
    workLinks(
      workOf(input, { works: [{ project: 'Tilekit', page: '/work/tilekit', source: 'https://git.example/' }] }),
      {},
    ).map(({ label, url }) => `${label}: ${url}`),
  ).toEqual(expected);
});
