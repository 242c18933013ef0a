import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { currentJobLine, nowPlaying } from './nowPlaying.ts';

test.each<[Parameters<typeof exampleContent>[0], unknown]>([
  [
    {
      resume: {
        work: [
          { name: 'Oven', position: 'Baker', startDate: '2021-05' },
          { name: 'Lab', position: 'Tester', startDate: '2019' },
        ],
      },
    },
    { role: 'Baker', employer: 'Oven', since: 'May 2021' },
  ],
  [
    {
      resume: {
        work: [
          { name: 'Lab', position: 'Tester', startDate: '2019', endDate: '2022-01' },
          { name: 'Oven', position: 'Baker', startDate: '2021-05' },
        ],
      },
    },
    { role: 'Baker', employer: 'Oven', since: 'May 2021' },
  ],
  [{ resume: { work: [{ name: 'Oven', position: 'Baker' }] } }, undefined],
  [{ resume: { work: [{ name: 'Oven', startDate: '2021' }] } }, { role: 'Oven', employer: '', since: '2021' }],
  [{ resume: { work: [] } }, undefined],
  [{ resume: { education: [{ area: 'Art', startDate: '2024' }] } }, undefined],
])('with %j the current job is %j', (input, expected) => {
  expect(nowPlaying(exampleContent(input))).toEqual(expected);
});

test.each<[Parameters<typeof exampleContent>[0], string]>([
  [{ resume: { work: [{ name: 'Oven', position: 'Baker', startDate: '2021' }] } }, 'Baker, Oven'],
  [{ resume: { work: [{ name: 'Oven', startDate: '2021' }] } }, 'Oven'],
  [{ resume: { work: [] } }, ''],
  [
    {
      resume: { work: [{ name: 'Oven', startDate: '2021' }] },
      game: { sections: { console: ['summary'] } },
    },
    '',
  ],
])('with %j the line about the current job is %j', (input, line) => {
  expect(currentJobLine(exampleContent(input))).toBe(line);
});
