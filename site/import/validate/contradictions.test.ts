import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { contradictions } from './contradictions.ts';

const since2002 = [
  { position: 'Director', startDate: '2013' },
  { position: 'Designer', startDate: '2002', endDate: '2013' },
];

test.each<[label: string, summary: string, Resume['work'], string[]]>([
  [
    'Director',
    '17 years of experience.',
    since2002,
    ['The summary mentions 17 years, but the dates of work add up to 23. Correct one of them.'],
  ],
  [
    'Director',
    'Twelve years of experience.',
    since2002,
    ['The summary mentions 12 years, but the dates of work add up to 23. Correct one of them.'],
  ],
  ['Director', '23 years of experience. Director for 12 years.', since2002, []],
  [
    'Director',
    'More than 30 years in print.',
    since2002,
    ['The summary mentions 30 years, but the dates of work add up to 23. Add the other jobs, or correct the summary.'],
  ],
  ['Director', 'Director for 12 years.', since2002, []],
  ['Director', 'The last 2 years in print. 22 years of experience.', since2002, []],
  ['Director', '17 years of experience.', [], []],
  [
    'Designer',
    '',
    since2002,
    [
      '"Designer" is the title of an earlier job, which ended in 2013; the current one is "Director". Correct the title or the dates.',
    ],
  ],
  ['Designer and Director', '', since2002, []],
  ['Web Designer', '', [{ position: 'Senior Designer', startDate: '2013' }, ...since2002.slice(1)], []],
  ['Programmer', '', since2002, []],
  [
    'Programmer (web / poster)',
    '',
    [{ position: 'Poster Designer', startDate: '2002', endDate: '2013' }, ...since2002],
    [],
  ],
  ['Designer', '', since2002.slice(1), []],
])('the title %j and the summary %j', (label, summary, work, expected) => {
  const resume: Resume = { basics: { name: 'Ada', label, summary }, ...(work && { work }) };
  expect(contradictions({ resume, asOf: '2025-11-01' }).map(({ message }) => message)).toEqual(expected);
});
