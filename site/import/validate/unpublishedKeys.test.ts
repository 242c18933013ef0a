import { expect, test } from 'vitest';
import { reportOf } from '../testing/checkExample.ts';

const resume = {
  basics: { name: 'Ada', location: { address: 'Elm Street 1', postalCode: '9000', city: 'Ghent' } },
  work: [{ name: 'Oak', team: 'A', salary: 1 }, { name: 'Elm', team: 'B' }, { name: 'Fir' }],
  theme: 'Dark',
  'x-tool': true,
};

test('keys that are not published are listed whole, by place, with a note about public repositories', () => {
  expect(
    reportOf({ resume })
      .replaceAll(/resume\.json:\d+:\d+ {2}warning: /g, '')
      .split('\n'),
  ).toEqual([
    'basics.location.address: Not published: "address" and "postalCode". But if your repository is public, anyone can read them in this file. Remove what is private.',
    'work[0].team: Not published: "team" and "salary", in 2 entries. But if your repository is public, anyone can read them in this file. Remove what is private.',
    'theme: Not published: "theme". But if your repository is public, anyone can read it in this file. Remove what is private.',
  ]);
});
