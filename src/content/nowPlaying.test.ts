import { expect, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import { nowPlaying } from './nowPlaying.ts';

const baker = { name: 'Oven', position: 'Baker', startDate: '2021-05' };
const tester = { name: 'Lab', position: 'Tester', startDate: '2019' };

test.each([
  ['of two the longer one counts', [baker, tester], { role: 'Tester', employer: 'Lab', since: '2019' }],
  [
    'one that has ended does not',
    [{ ...tester, endDate: '2022-01' }, baker],
    { role: 'Baker', employer: 'Oven', since: 'May 2021' },
  ],
  ['a job with no dates may be long over', [{ name: 'Oven', position: 'Baker' }], undefined],
  [
    'an employer alone is the role',
    [{ name: 'Oven', startDate: '2021' }],
    { role: 'Oven', employer: '', since: '2021' },
  ],
  ['nobody works', [], undefined],
])('%s', (_, work, expected) => {
  expect(nowPlaying(exampleContent({ resume: { work } }))).toEqual(expected);
});

test('a training is no job', () => {
  expect(nowPlaying(exampleContent({ resume: { education: [{ area: 'Art', startDate: '2024' }] } }))).toBeUndefined();
});
