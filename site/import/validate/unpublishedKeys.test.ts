import { expect, test } from 'vitest';
import { reportOf } from '../testing/checkExample.ts';

const resume = {
  basics: { name: 'Ada', location: { address: 'Elm Street 1', postalCode: '9000', city: 'Ghent' } },
  work: [{ name: 'Oak', team: 'A', salary: 1 }, { name: 'Elm', team: 'B' }, { name: 'Fir' }],
  theme: 'Dark',
  'x-tool': true,
};

const advice = (what: string) =>
  `But if your repository is public, anyone can read ${what} in this file. Remove what is private.`;

test('keys that are not published are listed whole, by place, with a note about public repositories', () => {
  expect(
    reportOf({ resume })
      .replaceAll(/resume\.json:\d+:\d+ {2}warning: /g, '')
      .split('\n'),
  ).toEqual([
    `basics.location.address: Not published: "address" and "postalCode". ${advice('them')}`,
    `work[0].team: Not published: "team" and "salary", in 2 entries. ${advice('them')}`,
    `theme: Not published: "theme". ${advice('it')}`,
  ]);
});
