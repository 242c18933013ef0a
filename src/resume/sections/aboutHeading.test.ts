import { expect, test } from 'vitest';
import { aboutHeading } from './aboutHeading.ts';

test.each<[string, unknown]>([
  ['Front-end developer', 'Developer'],
  ['مطوّرة واجهات', 'Developer'],
  ['Librarian', 'About the Librarian'],
  ['Business development', 'Me'],
  ['Freelance', 'Me'],
  ['Illustrator of Bears', 'Me'],
  ['', 'Me'],
])('the story of a %j has the heading %j', (input, expected) => {
  expect(
    aboutHeading(input, { heading: 'Developer', headingOfRole: 'About the {role}', headingOfAnybody: 'Me' }),
  ).toEqual(expected);
});
