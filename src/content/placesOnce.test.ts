import { expect, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import { levels } from './levels.ts';
import { placesOnce } from './placesOnce.ts';

const shown = (companies: readonly string[]) => {
  const work = companies.map((name, index) => ({ name, position: 'Developer', startDate: String(2000 + index) }));
  return placesOnce(levels(exampleContent({ resume: { work } }))).flatMap(({ stages }) =>
    stages.map(({ place, samePlace }) => (samePlace ? '=' : place)),
  );
};

test.each([
  [
    ['Oak', 'Oak', 'Elm'],
    ['Oak', '=', 'Elm'],
  ],
  [
    ['Oak', 'OAK'],
    ['Oak', '='],
  ],
  [
    ['Oak', 'Elm', 'Oak'],
    ['Oak', 'Elm', 'Oak'],
  ],
  [
    ['', ''],
    ['', ''],
  ],
  // Level 1 is shared by the two oldest, and goes on to level 2.
  [
    ['Oak', 'Oak', 'Oak', 'Elm', 'Ash', 'Fir', 'Yew'],
    ['Oak', '=', '=', 'Elm', 'Ash', 'Fir', 'Yew'],
  ],
])('positions at %j are placed as %j', (companies, places) => {
  expect(shown(companies)).toEqual(places);
});
